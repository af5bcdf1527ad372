import { defineStarter } from './define-starter.ts';
import { contactForm, mailLink, placeholderOwner, sharedTexts } from './shared-blocks.ts';

const projects = { en: 'Projects', fr: 'Projets', de: 'Projekte', ar: 'المشاريع' };
const htmlAndCss = { en: 'HTML and CSS', fr: 'HTML et CSS', de: 'HTML und CSS', ar: 'HTML وCSS' };
const designAndDevelopment = {
  en: 'Design and development',
  fr: 'Conception et développement',
  de: 'Design und Entwicklung',
  ar: 'تصميم وتطوير',
};

export const general = defineStarter({
  label: 'Something else',
  aliases: [],
  theme: { mode: 'system', accent: 250, artwork: 'tile' },
  title: { en: 'Web developer', fr: 'Développement web', de: 'Webentwicklung', ar: 'تطوير الويب' },
  description: {
    en: 'Portfolio of {name}, {title} in {location}: skills, projects and how to get in touch.',
    fr: 'Portfolio de {name}, {title} à {location}\u00a0: compétences, projets et coordonnées.',
    de: 'Portfolio von {name}, {title} in {location}: Kenntnisse, Projekte und Kontakt.',
    ar: 'معرض أعمال {name}، {title} في {location}: المهارات والمشاريع وطرق التواصل.',
  },
  blocks: [
    {
      type: 'hero',
      headline: '{name}',
      title: '{title}',
      summary: {
        en: 'I have been building websites and applications for small businesses for {yearsSince:2019} years. I love making things that people use every day.',
        fr: 'Depuis {yearsSince:2019} ans, je crée des sites et des applications web pour de petites entreprises. J’aime concevoir des outils que l’on utilise tous les jours.',
        de: 'Seit {yearsSince:2019} Jahren entwickle ich Websites und Anwendungen für kleine Unternehmen. Am liebsten arbeite ich an Dingen, die Menschen jeden Tag benutzen.',
        ar: 'منذ {yearsSince:2019} سنوات وأنا أبني مواقع وتطبيقات ويب لشركات صغيرة. أحبّ العمل على ما يستخدمه الناس كل يوم.',
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
      type: 'skill-group',
      id: 'skills',
      heading: { en: 'Skills', fr: 'Compétences', de: 'Kenntnisse', ar: 'المهارات' },
      intro: [
        {
          en: 'The tools and methods I work with.',
          fr: 'Les outils et les méthodes avec lesquels je travaille.',
          de: 'Die Werkzeuge und Methoden, mit denen ich arbeite.',
          ar: 'الأدوات والأساليب التي أعمل بها.',
        },
      ],
      groups: [
        {
          title: { en: 'Frontend', fr: 'Front-end', de: 'Frontend', ar: 'الواجهات الأمامية' },
          skills: [{ name: htmlAndCss }, { name: 'TypeScript' }, { name: 'React' }],
        },
        {
          title: { en: 'Backend', fr: 'Back-end', de: 'Backend', ar: 'الواجهات الخلفية' },
          skills: [{ name: 'Node.js' }, { name: 'PostgreSQL' }, { name: 'Docker' }],
        },
        {
          title: { en: 'Ways of working', fr: 'Méthodes de travail', de: 'Arbeitsweise', ar: 'أساليب العمل' },
          skills: [
            { name: { en: 'Accessibility', fr: 'Accessibilité', de: 'Barrierefreiheit', ar: 'سهولة الوصول' } },
            { name: { en: 'Testing', fr: 'Tests', de: 'Tests', ar: 'الاختبارات' } },
            { name: { en: 'Code review', fr: 'Revue de code', de: 'Code-Review', ar: 'مراجعة الشيفرة' } },
          ],
        },
      ],
    },
    {
      type: 'card-grid',
      id: 'projects',
      heading: projects,
      intro: [
        {
          en: 'Three projects I’m proud of.',
          fr: 'Trois projets que j’ai plaisir à vous présenter.',
          de: 'Drei Projekte, auf die ich stolz bin.',
          ar: 'ثلاثة مشاريع أعتز بها.',
        },
      ],
      layout: 'projects',
      cards: [
        {
          title: { en: 'Climbing gym', fr: 'Salle d’escalade', de: 'Kletterhalle', ar: 'صالة تسلّق' },
          role: designAndDevelopment,
          description: {
            en: 'Members book their sessions on their phones, and the front desk sees who is coming. Empty slots fell by a third.',
            fr: 'Les adhérents réservent leur créneau sur leur téléphone, et l’accueil sait qui va venir. Un tiers de créneaux vides en moins.',
            de: 'Mitglieder buchen ihre Zeiten am Handy, und der Empfang sieht, wer kommt. Seitdem bleiben ein Drittel weniger Plätze leer.',
            ar: 'يحجز الأعضاء مواعيدهم من هواتفهم، ويرى مكتب الاستقبال من سيحضر. انخفض عدد المواعيد الشاغرة بمقدار الثلث.',
          },
          technologies: ['React', 'Node.js', 'PostgreSQL'],
          links: [
            {
              label: {
                en: 'Visit the climbing gym',
                fr: 'Voir le site de la salle d’escalade',
                de: 'Zur Kletterhalle',
                ar: 'زيارة موقع صالة التسلّق',
              },
              href: 'https://example.com/',
            },
          ],
        },
        {
          title: {
            en: 'Neighborhood library',
            fr: 'Bibliothèque de quartier',
            de: 'Stadtteilbibliothek',
            ar: 'مكتبة الحي',
          },
          role: { en: 'Development', fr: 'Développement', de: 'Entwicklung', ar: 'تطوير' },
          description: {
            en: 'A catalog that finds a book even if you know only half its title. The volunteers keep it up to date themselves.',
            fr: 'Un catalogue qui retrouve un livre avec la moitié de son titre. Les bénévoles le tiennent à jour eux-mêmes.',
            de: 'Ein Katalog, der Bücher schon am halben Titel erkennt. Die Ehrenamtlichen pflegen ihn selbst.',
            ar: 'فهرس يعثر على الكتاب من نصف عنوانه، ويحدّثه المتطوعون بأنفسهم.',
          },
          technologies: ['TypeScript', 'PostgreSQL'],
        },
        {
          title: { en: 'Bakery', fr: 'Boulangerie', de: 'Bäckerei', ar: 'مخبز' },
          role: designAndDevelopment,
          description: {
            en: 'Customers can order for the weekend until Thursday night. The bakery prints the orders on Friday morning.',
            fr: 'On commande pour le week-end jusqu’au jeudi soir. Les commandes sont imprimées au fournil le vendredi matin.',
            de: 'Fürs Wochenende wird bis Donnerstagabend bestellt; am Freitagmorgen druckt die Backstube alle Bestellungen aus.',
            ar: 'يقدّم الزبائن طلبات نهاية الأسبوع حتى مساء الخميس، وتُطبع في المخبز صباح الجمعة.',
          },
          technologies: ['Node.js', htmlAndCss],
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
