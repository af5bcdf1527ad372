import { defineStarter, type StarterPage, type Texts } from './define-starter.ts';
import { contactForm, mailLink, placeholderOwner, sharedTexts } from './shared-blocks.ts';

const alts = {
  ridges: {
    en: 'Placeholder picture: gray ridges in fog',
    fr: 'Image provisoire\u00a0: crêtes grises dans la brume',
    de: 'Platzhalterbild: graue Bergrücken im Nebel',
    ar: 'صورة مؤقتة: سلاسل جبال رمادية في الضباب',
  },
  sea: {
    en: 'Placeholder picture: a pale sun above the sea',
    fr: 'Image provisoire\u00a0: un soleil pâle sur la mer',
    de: 'Platzhalterbild: eine blasse Sonne über dem Meer',
    ar: 'صورة مؤقتة: شمس شاحبة فوق البحر',
  },
  trees: {
    en: 'Placeholder picture: tree trunks in fog',
    fr: 'Image provisoire\u00a0: troncs d’arbres dans la brume',
    de: 'Platzhalterbild: Baumstämme im dichten Nebel',
    ar: 'صورة مؤقتة: جذوع أشجار في الضباب',
  },
} satisfies Record<string, Texts>;

/* The pictures are written by placeholder-pictures.ts. */
const pictures = {
  morning: { src: '/placeholder-1.svg', alt: alts.ridges },
  coast: { src: '/placeholder-2.svg', alt: alts.sea },
  forest: { src: '/placeholder-3.svg', alt: alts.trees },
  valley: { src: '/placeholder-4.svg', alt: alts.ridges },
  evening: { src: '/placeholder-5.svg', alt: alts.sea },
  edge: { src: '/placeholder-6.svg', alt: alts.trees },
};

const seriesTitles = {
  fog: { en: 'Fog', fr: 'Brume', de: 'Nebel', ar: 'ضباب' },
  low: { en: 'Low water', fr: 'Basse mer', de: 'Niedrigwasser', ar: 'جزْر' },
} satisfies Record<string, Texts>;

const seriesTexts = {
  fog: {
    en: 'Forty mornings in the same valley, always from the same three places.',
    fr: 'Quarante matins dans la même vallée, toujours depuis les trois mêmes endroits.',
    de: 'Vierzig Morgen im selben Tal, immer von denselben drei Stellen aus.',
    ar: 'أربعون صباحًا في الوادي نفسه، ومن الأماكن الثلاثة نفسها دائمًا.',
  },
  low: {
    en: 'What the sea leaves behind for six hours, twice a day.',
    fr: 'Ce que la mer laisse derrière elle pendant six heures, deux fois par jour.',
    de: 'Was das Meer zweimal am Tag für sechs Stunden zurücklässt.',
    ar: 'ما يتركه البحر خلفه ست ساعات، مرتين كل يوم.',
  },
} satisfies Record<string, Texts>;

const seriesPage = (
  path: string,
  name: keyof typeof seriesTitles,
  date: string,
  images: (keyof typeof pictures)[],
): StarterPage => ({
  path,
  title: inPageTitle(seriesTitles[name]),
  description: seriesTexts[name],
  blocks: [
    {
      type: 'hero',
      kind: 'article',
      headline: seriesTitles[name],
      summary: seriesTexts[name],
      date,
      facts: [
        {
          label: { en: 'Prints', fr: 'Tirages', de: 'Abzüge', ar: 'النسخ' },
          value: {
            en: 'Edition of twelve, 60 × 90 cm',
            fr: 'Douze exemplaires, 60 × 90 cm',
            de: 'Auflage von zwölf, 60 × 90 cm',
            ar: 'اثنتا عشرة نسخة، 60 × 90 سم',
          },
        },
      ],
    },
    { type: 'gallery', id: 'pictures', layout: 'rows', items: images.map((image) => ({ picture: pictures[image] })) },
  ],
});

const inPageTitle = (title: Texts): Texts => ({
  en: `${title.en} – {name}`,
  fr: `${title.fr} – {name}`,
  de: `${title.de} – {name}`,
  ar: `${title.ar} – {name}`,
});

export const photographer = defineStarter({
  label: 'Photographer, architect or artist',
  aliases: ['photography', 'architect', 'artist', 'painter', 'sculptor', 'filmmaker', 'videographer', 'stylist'],
  theme: { look: 'plate', mode: 'system', accent: 250, artwork: 'none' },
  hasPictures: true,
  title: { en: 'Photographer', fr: 'Photographie', de: 'Fotografie', ar: 'التصوير الفوتوغرافي' },
  description: {
    en: 'Photographs by {name}, {title} in {location}: pictures, series, exhibitions and contact.',
    fr: 'Images de {name}, {title} à {location}\u00a0: photographies, séries, expositions et contact.',
    de: 'Bilder von {name}, {title} in {location}: Fotos, Serien, Ausstellungen und Kontakt.',
    ar: 'صور {name}، {title} في {location}: صور وسلاسل ومعارض وطرق التواصل.',
  },
  blocks: [
    {
      type: 'hero',
      headline: '{name}',
      title: '{title}',
      summary: {
        en: 'I photograph landscapes and the houses in them, on foot and in any weather. I return to a place until it stops posing.',
        fr: 'Je photographie des paysages et leurs maisons, à pied et par tous les temps. Je reviens dans un lieu jusqu’à ce qu’il cesse de poser.',
        de: 'Ich fotografiere Landschaften und die Häuser darin, zu Fuß und bei jedem Wetter. Ich komme wieder, bis ein Ort nicht mehr posiert.',
        ar: 'أصوّر المناظر الطبيعية وبيوتها سيرًا وفي كل طقس. أعود إلى المكان حتى يكفّ عن التصنّع.',
      },
      actions: [
        {
          label: { en: 'See the pictures', fr: 'Voir les images', de: 'Bilder ansehen', ar: 'مشاهدة الصور' },
          href: '#pictures',
        },
        { label: sharedTexts.getInTouch, href: '#contact' },
      ],
      availability: {
        en: 'Available for commissions',
        fr: 'Disponible pour des commandes',
        de: 'Offen für Aufträge',
        ar: 'أستقبل طلبات التصوير',
      },
      links: [
        { label: 'Instagram', href: `https://www.instagram.com/${placeholderOwner.handle}`, icon: 'instagram' },
        mailLink,
      ],
      picture: pictures.morning,
    },
    {
      type: 'gallery',
      id: 'pictures',
      heading: { en: 'Pictures', fr: 'Images', de: 'Bilder', ar: 'الصور' },
      layout: 'rows',
      items: [
        {
          picture: pictures.coast,
          caption: {
            en: 'Half past six, low tide',
            fr: 'Six heures et demie, marée basse',
            de: 'Halb sieben, bei Ebbe am Strand',
            ar: 'السادسة والنصف، عند الجزر',
          },
        },
        {
          picture: pictures.forest,
          caption: {
            en: 'The windbreak behind the farm',
            fr: 'La haie derrière la ferme',
            de: 'Der Windschutz hinter dem Hof',
            ar: 'مصدّ الرياح خلف المزرعة',
          },
        },
        {
          picture: pictures.valley,
          caption: {
            en: 'Third morning in the valley',
            fr: 'Troisième matin dans la vallée',
            de: 'Dritter Morgen im Tal',
            ar: 'الصباح الثالث في الوادي',
          },
        },
        {
          picture: pictures.evening,
          caption: {
            en: 'The last ferry has gone',
            fr: 'Le dernier bac est parti',
            de: 'Die letzte Fähre ist weg',
            ar: 'غادرت آخر عبّارة قبل قليل',
          },
        },
      ],
    },
    {
      type: 'card-grid',
      id: 'series',
      heading: { en: 'Series', fr: 'Séries', de: 'Serien', ar: 'السلاسل' },
      layout: 'projects',
      cards: [
        {
          title: seriesTitles.fog,
          date: '2025',
          description: seriesTexts.fog,
          picture: pictures.valley,
          page: '/fog',
          featured: true,
        },
        {
          title: seriesTitles.low,
          date: '2023',
          description: seriesTexts.low,
          picture: pictures.coast,
          page: '/low-water',
          featured: true,
        },
      ],
    },
    {
      type: 'timeline',
      id: 'exhibitions',
      heading: { en: 'Exhibitions', fr: 'Expositions', de: 'Ausstellungen', ar: 'المعارض' },
      kind: 'other',
      entries: [
        {
          title: seriesTitles.fog,
          organization: {
            en: 'Municipal gallery',
            fr: 'Galerie municipale',
            de: 'Städtische Galerie',
            ar: 'الرواق البلدي',
          },
          date: '2025-10',
          description: {
            en: 'Solo exhibition with 24 prints and a catalog.',
            fr: 'Exposition personnelle, 24 tirages et un catalogue.',
            de: 'Einzelausstellung mit 24 Abzügen und einem Katalog.',
            ar: 'معرض فردي يضم 24 صورة مع دليل مطبوع.',
          },
        },
        {
          title: seriesTitles.low,
          organization: { en: 'Harbor house', fr: 'Maison du port', de: 'Hafenhaus', ar: 'بيت الميناء' },
          date: '2023-06',
          description: {
            en: 'Group exhibition with five other photographers.',
            fr: 'Exposition collective avec cinq autres photographes.',
            de: 'Gruppenausstellung mit fünf anderen Fotografinnen und Fotografen.',
            ar: 'معرض جماعي مع خمسة مصوّرين آخرين.',
          },
        },
      ],
    },
    {
      type: 'card-grid',
      id: 'clients',
      heading: { en: 'Clients', fr: 'Clients', de: 'Kunden', ar: 'العملاء' },
      intro: [
        {
          en: 'I work on commission for magazines, architects and museums.',
          fr: 'Je travaille sur commande pour des magazines, des architectes et des musées.',
          de: 'Ich arbeite im Auftrag von Magazinen, Architekturbüros und Museen.',
          ar: 'أعمل بالطلب لمجلات ومكاتب معمارية ومتاحف.',
        },
      ],
      facts: [
        {
          label: { en: 'Magazines', fr: 'Magazines', de: 'Magazine', ar: 'مجلات' },
          value: {
            en: 'Coastline and North Quarterly',
            fr: 'Littoral et Revue du Nord',
            de: 'Die Küste und das Nordmagazin',
            ar: 'مجلة الساحل وفصلية الشمال',
          },
        },
        {
          label: { en: 'Architecture', fr: 'Architecture', de: 'Architektur', ar: 'عمارة' },
          value: {
            en: 'Atelier Sand and Office Stone',
            fr: 'Atelier Sable et Bureau Pierre',
            de: 'Atelier Sand und Büro Stein',
            ar: 'مرسم الرمل ومكتب الحجر',
          },
        },
        {
          label: { en: 'Museums', fr: 'Musées', de: 'Museen', ar: 'متاحف' },
          value: {
            en: 'The Museum of Salt',
            fr: 'Le musée du sel',
            de: 'Das Museum für Salz',
            ar: 'متحف الملح في المدينة',
          },
        },
      ],
    },
    contactForm({
      en: 'Write to me about a print, a license or a commission. When I’m traveling, I answer within a week.',
      fr: 'Écrivez-moi pour un tirage, une licence ou une commande. En voyage, je réponds sous une semaine.',
      de: 'Schreiben Sie mir wegen eines Abzugs, einer Lizenz oder eines Auftrags. Auf Reisen antworte ich innerhalb einer Woche.',
      ar: 'راسلني بشأن نسخة أو ترخيص أو طلب تصوير. أثناء السفر أردّ خلال أسبوع.',
    }),
  ],
  pages: [
    seriesPage('/fog', 'fog', '2025', ['valley', 'forest', 'morning', 'edge']),
    seriesPage('/low-water', 'low', '2023', ['coast', 'evening']),
  ],
});
