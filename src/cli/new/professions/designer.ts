import { defineStarter } from './define-starter.ts';
import { contactForm, mailLink, placeholderOwner, sharedTexts } from './shared-blocks.ts';

export const designer = defineStarter({
  label: 'Designer',
  aliases: ['graphicdesigner', 'illustrator', 'artdirector', 'ux', 'ui', 'speaker', 'agency', 'typographer'],
  theme: { look: 'poster', mode: 'system', accent: 30, artwork: 'none' },
  title: { en: 'Graphic designer', fr: 'Design graphique', de: 'Grafikdesign', ar: 'التصميم الغرافيكي' },
  description: {
    en: 'Portfolio of {name}, {title} in {location}: selected work, services and contact.',
    fr: 'Portfolio de {name}, {title} à {location}\u00a0: travaux choisis, prestations et contact.',
    de: 'Portfolio von {name}, {title} in {location}: ausgewählte Arbeiten, Leistungen und Kontakt.',
    ar: 'معرض أعمال {name}، {title} في {location}: أعمال مختارة وخدمات وطرق التواصل.',
  },
  blocks: [
    {
      type: 'hero',
      headline: '{name}',
      title: '{title}',
      summary: {
        en: 'I draw identities, posters and signs for places that people visit on foot. Few colors, large type, and a reason for each of them.',
        fr: 'Je dessine des identités, des affiches et des signalétiques pour des lieux où l’on vient à pied. Peu de couleurs, de grandes lettres, et une raison pour chacune.',
        de: 'Ich gestalte Erscheinungsbilder, Plakate und Leitsysteme für Orte, die man zu Fuß besucht. Wenige Farben, große Schrift und für beides ein Grund.',
        ar: 'أصمّم هويات وملصقات ولوحات إرشادية لأماكن يقصدها الناس سيرًا. ألوان قليلة وحروف كبيرة، ولكل منها سبب.',
      },
      actions: [
        {
          label: { en: 'See my work', fr: 'Voir mes travaux', de: 'Arbeiten ansehen', ar: 'تصفّح أعمالي' },
          href: '#work',
        },
        { label: sharedTexts.getInTouch, href: '#contact' },
      ],
      availability: {
        en: 'Taking new work from spring',
        fr: 'Disponible à partir du printemps',
        de: 'Freie Termine ab Frühling',
        ar: 'أستقبل أعمالًا جديدة ابتداءً من الربيع',
      },
      links: [
        {
          label: 'Instagram',
          href: `https://www.instagram.com/${placeholderOwner.handle}`,
          icon: 'instagram',
        },
        { label: 'Behance', href: `https://www.behance.net/${placeholderOwner.handle}`, icon: 'brand:behance' },
        mailLink,
      ],
    },
    {
      type: 'card-grid',
      id: 'work',
      heading: { en: 'Work', fr: 'Travaux', de: 'Arbeiten', ar: 'الأعمال' },
      layout: 'projects',
      cards: [
        {
          title: {
            en: 'A museum of salt',
            fr: 'Un musée du sel',
            de: 'Ein Museum für Salz',
            ar: 'متحف للملح',
          },
          role: {
            en: 'Identity and signs',
            fr: 'Identité et signalétique',
            de: 'Erscheinungsbild und Leitsystem',
            ar: 'هوية ولوحات إرشادية',
          },
          date: '2025',
          description: {
            en: 'One typeface, white on white, and signs that visitors read with their fingertips.',
            fr: 'Un seul caractère, blanc sur blanc, et des panneaux qui se lisent du bout des doigts.',
            de: 'Eine einzige Schrift, weiß auf weiß, und Schilder, die man mit den Fingern liest.',
            ar: 'خط واحد، أبيض على أبيض، ولوحات يقرؤها الزوار بأطراف أصابعهم.',
          },
        },
        {
          title: {
            en: 'Twelve concerts',
            fr: 'Douze concerts',
            de: 'Zwölf Konzerte',
            ar: 'اثنتا عشرة حفلة',
          },
          role: { en: 'Posters', fr: 'Affiches', de: 'Plakate', ar: 'ملصقات' },
          date: '2024',
          description: {
            en: 'A poster a month for a jazz club, printed in two colors on leftover paper.',
            fr: 'Une affiche par mois pour un club de jazz, en deux couleurs sur des chutes de papier.',
            de: 'Jeden Monat ein Plakat für einen Jazzclub, in zwei Farben auf Restpapier gedruckt.',
            ar: 'ملصق كل شهر لنادٍ للجاز، مطبوع بلونين على بقايا الورق.',
          },
        },
        {
          title: {
            en: 'The yellow market',
            fr: 'Le marché jaune',
            de: 'Der gelbe Markt',
            ar: 'السوق الأصفر',
          },
          role: { en: 'Identity', fr: 'Identité', de: 'Erscheinungsbild', ar: 'هوية بصرية' },
          date: '2023',
          description: {
            en: 'Sixty stalls share one awning and one alphabet. The traders paint their own signs.',
            fr: 'Soixante étals partagent un store et un alphabet. Les marchands peignent eux-mêmes leurs enseignes.',
            de: 'Sechzig Stände teilen sich eine Markise und ein Alphabet. Die Schilder malen die Händler selbst.',
            ar: 'ستون كشكًا تتقاسم مظلة واحدة وأبجدية واحدة، ويرسم الباعة لافتاتهم بأنفسهم.',
          },
        },
        {
          title: {
            en: 'A field guide to doors',
            fr: 'Petit guide des portes',
            de: 'Kleiner Führer der Türen',
            ar: 'دليل صغير للأبواب',
          },
          role: { en: 'Book design', fr: 'Design éditorial', de: 'Buchgestaltung', ar: 'تصميم كتاب' },
          date: '2022',
          description: {
            en: 'A pocket book with 180 drawings, sewn so that it lies flat in one hand.',
            fr: 'Un livre de poche de 180 dessins, cousu pour rester ouvert dans une main.',
            de: 'Ein Taschenbuch mit 180 Zeichnungen, so gebunden, dass es in einer Hand offen bleibt.',
            ar: 'كتاب جيب يضم 180 رسمًا، مخيط بحيث يبقى مفتوحًا في يد واحدة.',
          },
        },
      ],
    },
    {
      type: 'card-grid',
      id: 'services',
      heading: { en: 'Services', fr: 'Prestations', de: 'Leistungen', ar: 'الخدمات' },
      cards: [
        {
          title: { en: 'Identities', fr: 'Identités', de: 'Erscheinungsbilder', ar: 'الهويات' },
          description: {
            en: 'A name, a mark and a typeface that your team can use without me.',
            fr: 'Un nom, un signe et un caractère que votre équipe utilise sans moi.',
            de: 'Name, Zeichen und Schrift, die Ihr Team ohne mich verwenden kann.',
            ar: 'اسم وعلامة وخط يستطيع فريقك استخدامها من دوني.',
          },
          icon: 'palette',
        },
        {
          title: { en: 'Posters and books', fr: 'Affiches et livres', de: 'Plakate und Bücher', ar: 'ملصقات وكتب' },
          description: {
            en: 'From the first sketch to the last sheet at the printer’s.',
            fr: 'De la première esquisse à la dernière feuille chez l’imprimeur.',
            de: 'Von der ersten Skizze bis zum letzten Bogen in der Druckerei.',
            ar: 'من الرسم الأول حتى آخر ورقة تخرج من المطبعة.',
          },
          icon: 'pen-tool',
        },
        {
          title: { en: 'Signs', fr: 'Signalétique', de: 'Leitsysteme', ar: 'اللوحات الإرشادية' },
          description: {
            en: 'Signs that bring people to the right door, in any language and light.',
            fr: 'Des panneaux qui mènent à la bonne porte, quelles que soient la langue et la lumière.',
            de: 'Schilder, die zur richtigen Tür führen, in jeder Sprache und bei jedem Licht.',
            ar: 'لوحات تقود إلى الباب الصحيح بأي لغة وفي أي إضاءة.',
          },
          icon: 'map-pin',
        },
        {
          title: { en: 'Lettering', fr: 'Lettrage', de: 'Lettering', ar: 'الحروف' },
          description: {
            en: 'Letters drawn for one word, one wall or one shop window.',
            fr: 'Des lettres dessinées pour un mot, un mur ou une vitrine.',
            de: 'Buchstaben, gezeichnet für ein Wort, eine Wand oder ein Schaufenster.',
            ar: 'حروف مرسومة لكلمة واحدة أو جدار أو واجهة متجر.',
          },
          icon: 'star',
        },
      ],
    },
    {
      type: 'quote-list',
      id: 'clients',
      heading: { en: 'Clients', fr: 'Clients', de: 'Kunden', ar: 'العملاء' },
      quotes: [
        {
          text: {
            en: 'We asked for a logo and got a museum that people recognize from the tram.',
            fr: 'Nous voulions un logo, et l’on reconnaît désormais le musée depuis le tramway.',
            de: 'Wir wollten ein Logo und haben jetzt ein Museum, das man von der Straßenbahn aus erkennt.',
            ar: 'طلبنا شعارًا، فصار المتحف يُعرف من نافذة الترام.',
          },
          name: {
            en: 'The museum’s director',
            fr: 'La direction du musée',
            de: 'Die Museumsleitung',
            ar: 'إدارة المتحف',
          },
        },
      ],
    },
    contactForm({
      en: 'Tell me about the place, the people and the date of the opening. A photo helps more than a brief.',
      fr: 'Parlez-moi du lieu, des gens et de la date d’ouverture. Une photo en dit plus qu’un cahier des charges.',
      de: 'Erzählen Sie mir vom Ort, von den Menschen und vom Tag der Eröffnung. Ein Foto hilft mehr als ein Briefing.',
      ar: 'حدّثني عن المكان وأهله وموعد الافتتاح. صورة واحدة أنفع من شرح طويل.',
    }),
  ],
});
