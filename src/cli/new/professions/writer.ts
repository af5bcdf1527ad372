import { defineStarter, type StarterPage, type Texts } from './define-starter.ts';
import { contactForm, mailLink, placeholderOwner, sharedTexts } from './shared-blocks.ts';

/* A post of three lines. */
const post = (
  path: string,
  date: string,
  { title, summary, text }: { title: Texts; summary: Texts; text: Texts },
): StarterPage => ({
  path,
  title,
  description: summary,
  date,
  blocks: [
    { type: 'hero', kind: 'article', headline: title, summary, date },
    { type: 'text', id: 'text', body: [text] },
  ],
});

export const writer = defineStarter({
  label: 'Writer, journalist or translator',
  aliases: ['author', 'journalist', 'translator', 'editor', 'copywriter', 'poet', 'novelist', 'blogger'],
  theme: { look: 'offprint', mode: 'system', accent: 25, artwork: 'none' },
  title: { en: 'Writer', fr: 'Écriture et reportage', de: 'Texte und Reportagen', ar: 'كتابة وتحقيقات' },
  description: {
    en: 'Texts by {name}, {title} in {location}: books, articles, notes and contact.',
    fr: 'Textes de {name}, {title} à {location}\u00a0: livres, articles, carnet et contact.',
    de: 'Texte von {name}, {title} in {location}: Bücher, Artikel, Notizen und Kontakt.',
    ar: 'نصوص {name}، {title} في {location}: كتب ومقالات ومدوّنة وطرق التواصل.',
  },
  blocks: [
    {
      type: 'hero',
      headline: '{name}',
      title: '{title}',
      summary: {
        en: 'I write about people who repair things: shoemakers, nurses, lock keepers. Two books, about eighty reports, and a notebook that is open to everyone.',
        fr: 'J’écris sur les gens qui réparent\u00a0: cordonniers, infirmières, éclusiers. Deux livres, environ quatre-vingts reportages et un carnet ouvert à tous.',
        de: 'Ich schreibe über Menschen, die etwas instand halten: in der Schuhmacherei, im Krankenhaus, an der Schleuse. Zwei Bücher, rund achtzig Reportagen und ein offenes Notizbuch.',
        ar: 'أكتب عن أناس يُصلحون الأشياء: إسكافيين وممرضات وحرّاس قنوات. كتابان ونحو ثمانين تحقيقًا ودفتر مفتوح للجميع.',
      },
      actions: [
        {
          label: { en: 'Read the articles', fr: 'Lire les articles', de: 'Artikel lesen', ar: 'قراءة المقالات' },
          href: '#articles',
        },
        { label: sharedTexts.getInTouch, href: '#contact' },
      ],
      links: [
        { label: 'Bluesky', href: `https://bsky.app/profile/${placeholderOwner.handle}`, icon: 'brand:bluesky' },
        mailLink,
      ],
    },
    {
      type: 'publication-list',
      id: 'books',
      heading: { en: 'Books', fr: 'Livres', de: 'Bücher', ar: 'كتب' },
      publications: [
        {
          title: {
            en: 'The Last Shoemaker on the Street',
            fr: 'Le dernier cordonnier de la rue',
            de: 'Der letzte Schuhmacher der Straße',
            ar: 'آخر إسكافي في الشارع القديم',
          },
          kind: 'book',
          publisher: { en: 'Harbor Press', fr: 'Éditions du Port', de: 'Hafenverlag', ar: 'دار الميناء' },
          date: '2024',
          description: {
            en: 'Reports from eleven workshops that have no successor.',
            fr: 'Onze ateliers sans repreneur, onze reportages.',
            de: 'Reportagen aus elf Werkstätten ohne Nachfolge.',
            ar: 'تحقيقات من إحدى عشرة ورشة لا وريث لها.',
          },
        },
        {
          title: {
            en: 'Night Shift in Six Parts',
            fr: 'Garde de nuit en six actes',
            de: 'Nachtdienst in sechs Teilen',
            ar: 'نوبة ليلية في ستة فصول',
          },
          kind: 'book',
          publisher: { en: 'Harbor Press', fr: 'Éditions du Port', de: 'Hafenverlag', ar: 'دار الميناء' },
          date: '2020',
          description: {
            en: 'A year with the nurses of a small hospital.',
            fr: 'Un an avec les infirmières d’un petit hôpital.',
            de: 'Ein Jahr mit der Pflege eines kleinen Krankenhauses.',
            ar: 'عام كامل مع ممرضات مستشفى صغير.',
          },
        },
      ],
    },
    {
      type: 'publication-list',
      id: 'articles',
      heading: { en: 'Articles', fr: 'Articles', de: 'Artikel', ar: 'مقالات' },
      publications: [
        {
          title: {
            en: 'The bridge that opens for nobody',
            fr: 'Le pont qui ne s’ouvre pour personne',
            de: 'Die Brücke, die sich für niemanden öffnet',
            ar: 'الجسر الذي لا يُفتح لأحد',
          },
          kind: 'article',
          publisher: { en: 'The Evening Paper', fr: 'Le Journal du soir', de: 'Abendzeitung', ar: 'جريدة المساء' },
          date: '2025-02',
        },
        {
          title: {
            en: 'Forty kilos of keys in a drawer',
            fr: 'Quarante kilos de clés dans un tiroir',
            de: 'Vierzig Kilo Schlüssel in einer Schublade',
            ar: 'أربعون كيلوغرامًا من المفاتيح في درج واحد',
          },
          kind: 'article',
          publisher: { en: 'Sunday Magazine', fr: 'Le Magazine du dimanche', de: 'Sonntagsmagazin', ar: 'مجلة الأحد' },
          date: '2024-06',
        },
        {
          title: {
            en: 'How to mend a violin in winter',
            fr: 'Comment réparer un violon en hiver',
            de: 'Wie man im Winter eine Geige leimt',
            ar: 'كيف يُصلَح كمان في الشتاء',
          },
          kind: 'article',
          publisher: { en: 'Sunday Magazine', fr: 'Le Magazine du dimanche', de: 'Sonntagsmagazin', ar: 'مجلة الأحد' },
          date: '2023-01',
        },
      ],
    },
    {
      type: 'page-list',
      id: 'notes',
      heading: { en: 'Notes', fr: 'Carnet', de: 'Notizen', ar: 'دفتر' },
    },
    {
      type: 'quote-list',
      id: 'reviews',
      heading: { en: 'Reviews', fr: 'Critiques', de: 'Stimmen', ar: 'آراء النقّاد' },
      quotes: [
        {
          text: {
            en: 'A book that makes you look at the soles of strangers.',
            fr: 'Un livre qui fait regarder les semelles des passants.',
            de: 'Nach diesem Buch schaut man Fremden auf die Sohlen.',
            ar: 'كتاب يجعلك تنظر إلى نعال الغرباء.',
          },
          name: { en: 'The Evening Paper', fr: 'Le Journal du soir', de: 'Abendzeitung', ar: 'جريدة المساء' },
        },
      ],
    },
    contactForm({
      en: 'For commissions, readings and corrections. Please name the deadline in the first sentence.',
      fr: 'Pour une commande, une lecture ou une correction. Indiquez l’échéance dès la première phrase.',
      de: 'Für Aufträge, Lesungen und Korrekturen. Nennen Sie den Termin am besten im ersten Satz.',
      ar: 'للطلبات واللقاءات والتصويبات. يُستحسن ذكر الموعد النهائي في الجملة الأولى.',
    }),
  ],
  pages: [
    post('/notes/two-notebooks', '2025-03-10', {
      title: { en: 'Two notebooks', fr: 'Deux carnets', de: 'Zwei Notizbücher', ar: 'دفتران' },
      summary: {
        en: 'Why I write down everything twice, and lose only one of them.',
        fr: 'Pourquoi je note tout deux fois, et n’en perds qu’une.',
        de: 'Warum ich alles zweimal notiere und nur eines davon verliere.',
        ar: 'لماذا أدوّن كل شيء مرتين ولا أضيّع إلا نسخة واحدة.',
      },
      text: {
        en: 'The first notebook is for the street and gets wet. The second is for the evening, when I copy what I can still read. What I can’t read was probably not important.',
        fr: 'Le premier carnet est pour la rue et prend l’eau. Le second est pour le soir, quand je recopie ce que j’arrive encore à lire. Le reste n’était sans doute pas important.',
        de: 'Das erste Notizbuch ist für die Straße und wird nass. Das zweite ist für den Abend, wenn ich abschreibe, was noch lesbar ist. Der Rest war wohl nicht wichtig.',
        ar: 'الدفتر الأول للشارع ويصيبه البلل. والثاني للمساء، أنقل إليه ما بقي مقروءًا. أما الباقي فلم يكن مهمًا على الأرجح.',
      },
    }),
    post('/notes/first-sentence', '2024-11-02', {
      title: { en: 'The first sentence', fr: 'La première phrase', de: 'Der erste Satz', ar: 'الجملة الأولى' },
      summary: {
        en: 'It is usually the third one, once the first two are gone.',
        fr: 'C’est souvent la troisième, une fois les deux premières barrées.',
        de: 'Meist ist es der dritte, wenn die ersten beiden gestrichen sind.',
        ar: 'هي غالبًا الجملة الثالثة بعد حذف الأوليين.',
      },
      text: {
        en: 'I start each report with the weather and strike it out at the end. It helps me arrive, and nobody else needs it.',
        fr: 'Je commence chaque reportage par la météo et je la barre à la fin. Elle m’aide à arriver, et personne d’autre n’en a besoin.',
        de: 'Ich beginne jede Reportage mit dem Wetter und streiche es am Ende. Mir hilft es beim Ankommen, sonst braucht es niemand.',
        ar: 'أبدأ كل تحقيق بوصف الطقس ثم أحذفه في النهاية. يساعدني ذلك على الوصول، ولا يحتاجه أحد سواي.',
      },
    }),
  ],
});
