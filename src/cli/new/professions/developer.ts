import { defineStarter } from './define-starter.ts';
import { contactForm, mailLink, placeholderOwner, sharedTexts } from './shared-blocks.ts';

const development = { en: 'Development', fr: 'Développement', de: 'Entwicklung', ar: 'تطوير' };

export const developer = defineStarter({
  label: 'Developer',
  aliases: ['programmer', 'engineer', 'coder', 'software', 'webdeveloper', 'fullstack', 'sysadmin', 'devops'],
  theme: { look: 'door', mode: 'system', accent: 250 },
  title: { en: 'Software developer', fr: 'Développement logiciel', de: 'Softwareentwicklung', ar: 'تطوير البرمجيات' },
  description: {
    en: 'Portfolio of {name}, {title} in {location}: projects, experience, tools and contact.',
    fr: 'Portfolio de {name}, {title} à {location}\u00a0: projets, parcours, outils et contact.',
    de: 'Portfolio von {name}, {title} in {location}: Projekte, Werdegang, Werkzeuge und Kontakt.',
    ar: 'معرض أعمال {name}، {title} في {location}: المشاريع والخبرة والأدوات وطرق التواصل.',
  },
  blocks: [
    {
      type: 'hero',
      headline: '{name}',
      title: '{title}',
      summary: {
        en: 'I build the parts of a product that have to work at three in the morning. For {yearsSince:2017} years, mostly for teams of fewer than ten people.',
        fr: 'Je construis ce qui doit fonctionner même à trois heures du matin. Depuis {yearsSince:2017} ans, surtout avec des équipes de moins de dix personnes.',
        de: 'Ich baue die Teile eines Produkts, die auch nachts um drei laufen müssen. Seit {yearsSince:2017} Jahren, meist in Teams mit weniger als zehn Leuten.',
        ar: 'أبني ما يجب أن يعمل حتى في الثالثة فجرًا. منذ {yearsSince:2017} سنوات، وغالبًا ضمن فرق لا تتجاوز عشرة أشخاص.',
      },
      actions: [
        {
          label: { en: 'See my projects', fr: 'Voir mes projets', de: 'Meine Projekte ansehen', ar: 'تصفّح مشاريعي' },
          href: '#projects',
        },
        { label: sharedTexts.getInTouch, href: '#contact' },
      ],
      availability: {
        en: 'Open to new projects',
        fr: 'Disponible pour de nouveaux projets',
        de: 'Offen für neue Projekte',
        ar: 'أرحّب بمشاريع جديدة',
      },
      links: [
        { label: 'GitHub', href: `https://github.com/${placeholderOwner.handle}`, icon: 'github' },
        { label: 'LinkedIn', href: `https://www.linkedin.com/in/${placeholderOwner.handle}`, icon: 'linkedin' },
        mailLink,
      ],
    },
    {
      type: 'card-grid',
      id: 'projects',
      heading: { en: 'Projects', fr: 'Projets', de: 'Projekte', ar: 'المشاريع' },
      layout: 'projects',
      cards: [
        {
          title: {
            en: 'Timetables for a bus company',
            fr: 'Horaires pour un réseau de bus',
            de: 'Fahrpläne für ein Busunternehmen',
            ar: 'جداول مواعيد لشركة حافلات',
          },
          role: development,
          description: {
            en: 'Planners move a bus, and every stop sign in town shows the new time within a minute.',
            fr: 'Un bus est décalé, et tous les afficheurs de la ville indiquent le nouvel horaire en moins d’une minute.',
            de: 'Die Planung verschiebt einen Bus, und jede Anzeige in der Stadt zeigt binnen einer Minute die neue Zeit.',
            ar: 'يُعدَّل موعد حافلة واحدة، فتعرض كل لوحات المدينة الموعد الجديد خلال دقيقة.',
          },
          technologies: ['TypeScript', 'PostgreSQL', 'Docker'],
          links: [
            {
              label: {
                en: 'See the timetables',
                fr: 'Voir les horaires',
                de: 'Fahrpläne ansehen',
                ar: 'الاطّلاع على الجداول',
              },
              href: 'https://example.com/',
            },
          ],
        },
        {
          title: {
            en: 'A library for invoices',
            fr: 'Une bibliothèque de facturation',
            de: 'Eine Bibliothek für Rechnungen',
            ar: 'مكتبة برمجية للفواتير',
          },
          role: { en: 'Maintainer', fr: 'Maintenance', de: 'Betreuung', ar: 'إشراف' },
          description: {
            en: 'Open source. It writes electronic invoices that tax offices in nine countries accept.',
            fr: 'Un projet libre qui produit des factures électroniques acceptées par le fisc de neuf pays.',
            de: 'Quelloffen. Sie schreibt elektronische Rechnungen, die Finanzämter in neun Ländern annehmen.',
            ar: 'مشروع مفتوح المصدر يُصدر فواتير إلكترونية مقبولة لدى إدارات الضرائب في تسع دول.',
          },
          technologies: ['Rust', 'XML'],
        },
        {
          title: {
            en: 'Orders for a bakery',
            fr: 'Commandes d’une boulangerie',
            de: 'Bestellungen einer Bäckerei',
            ar: 'طلبات مخبز',
          },
          role: development,
          description: {
            en: 'Customers order until Thursday night; the bakery prints one list on Friday morning.',
            fr: 'On commande jusqu’au jeudi soir, et le fournil imprime une seule liste le vendredi matin.',
            de: 'Bestellt wird bis Donnerstagabend; am Freitagmorgen druckt die Backstube eine einzige Liste.',
            ar: 'يطلب الزبائن حتى مساء الخميس، ويطبع المخبز قائمة واحدة صباح الجمعة.',
          },
          technologies: ['Node.js', 'React'],
        },
      ],
    },
    {
      type: 'timeline',
      id: 'experience',
      heading: { en: 'Experience', fr: 'Expérience', de: 'Werdegang', ar: 'الخبرة' },
      entries: [
        {
          title: {
            en: 'Lead developer',
            fr: 'Responsable technique',
            de: 'Technische Leitung',
            ar: 'قيادة الفريق التقني',
          },
          organization: { en: 'Transit company', fr: 'Réseau de transport', de: 'Verkehrsbetrieb', ar: 'شركة نقل' },
          period: { start: '2021-03', end: 'present' },
          achievements: [
            {
              en: 'Releases every day instead of every month',
              fr: 'Une mise en production par jour au lieu d’une par mois',
              de: 'Jeden Tag eine neue Version statt jeden Monat',
              ar: 'إصدار جديد كل يوم بدلًا من كل شهر',
            },
            {
              en: 'Two trainees who now review my code',
              fr: 'Deux stagiaires qui relisent aujourd’hui mon code',
              de: 'Zwei Auszubildende, die heute meinen Code prüfen',
              ar: 'تدريب شخصين صارا اليوم يراجعان شيفرتي',
            },
          ],
        },
        {
          title: { en: 'Developer', fr: 'Développement', de: 'Entwicklung', ar: 'تطوير' },
          organization: { en: 'Web agency', fr: 'Agence web', de: 'Webagentur', ar: 'وكالة ويب' },
          period: { start: '2017-09', end: '2021-02' },
          description: {
            en: 'Shops and booking systems for about twenty clients.',
            fr: 'Boutiques et systèmes de réservation pour une vingtaine de clients.',
            de: 'Shops und Buchungssysteme für rund zwanzig Kunden.',
            ar: 'متاجر وأنظمة حجز لنحو عشرين عميلًا.',
          },
        },
      ],
    },
    {
      type: 'skill-group',
      id: 'tools',
      heading: { en: 'Tools', fr: 'Outils', de: 'Werkzeuge', ar: 'الأدوات' },
      groups: [
        {
          title: { en: 'Languages', fr: 'Langages', de: 'Sprachen', ar: 'لغات البرمجة' },
          skills: [{ name: 'TypeScript' }, { name: 'Rust' }, { name: 'SQL' }],
        },
        {
          title: { en: 'Systems', fr: 'Systèmes', de: 'Systeme', ar: 'الأنظمة' },
          skills: [{ name: 'PostgreSQL' }, { name: 'Linux' }, { name: 'Docker' }],
        },
        {
          title: { en: 'Ways of working', fr: 'Méthodes de travail', de: 'Arbeitsweise', ar: 'أساليب العمل' },
          skills: [
            { name: { en: 'Code review', fr: 'Revue de code', de: 'Code-Review', ar: 'مراجعة الشيفرة' } },
            { name: { en: 'Testing', fr: 'Tests', de: 'Tests', ar: 'الاختبارات' } },
            { name: { en: 'Accessibility', fr: 'Accessibilité', de: 'Barrierefreiheit', ar: 'سهولة الوصول' } },
          ],
        },
      ],
    },
    contactForm({
      en: 'Tell me what you’re building and when you need it. I’ll reply within two business days.',
      fr: 'Parlez-moi de votre projet et de vos délais. Je réponds sous deux jours ouvrés.',
      de: 'Erzählen Sie mir, was Sie vorhaben und bis wann. Ich antworte innerhalb von zwei Werktagen.',
      ar: 'يسعدني أن أعرف المزيد عن مشروعك وموعد تسليمه. أردّ خلال يومي عمل.',
    }),
  ],
});
