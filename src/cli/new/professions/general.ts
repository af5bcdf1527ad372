import { defineStarter } from './define-starter.ts';
import { contactForm, mailLink, placeholderOwner, sharedTexts } from './shared-blocks.ts';

const projects = { en: 'Projects', fr: 'Projets', de: 'Projekte', ar: 'المشاريع' };
const planning = {
  en: 'Planning and coordination',
  fr: 'Planification et coordination',
  de: 'Planung und Koordination',
  ar: 'تخطيط وتنسيق',
};

export const general = defineStarter({
  label: 'Something else',
  aliases: [],
  theme: { mode: 'system', accent: 250, artwork: 'tile' },
  title: { en: 'Project manager', fr: 'Gestion de projets', de: 'Projektleitung', ar: 'إدارة المشاريع' },
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
        en: 'For {yearsSince:2019} years, I have helped small organizations finish what they start. I love making things that people use every day.',
        fr: 'Depuis {yearsSince:2019} ans, j’aide de petites structures à mener leurs projets à bien. J’aime concevoir ce que l’on utilise tous les jours.',
        de: 'Seit {yearsSince:2019} Jahren helfe ich kleinen Betrieben, ihre Vorhaben zu Ende zu bringen. Am liebsten arbeite ich an Dingen, die Menschen jeden Tag benutzen.',
        ar: 'منذ {yearsSince:2019} سنوات وأنا أساعد المؤسسات الصغيرة على إنجاز مشاريعها. أحبّ العمل على ما يستخدمه الناس كل يوم.',
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
          en: 'What I can do for you.',
          fr: 'Ce que je peux faire pour vous.',
          de: 'Was ich für Sie tun kann.',
          ar: 'ما يمكنني أن أفعله لك.',
        },
      ],
      groups: [
        {
          title: { en: 'Planning', fr: 'Planification', de: 'Planung', ar: 'التخطيط' },
          skills: [
            { name: { en: 'Schedules', fr: 'Calendriers', de: 'Zeitpläne', ar: 'الجداول الزمنية' } },
            { name: { en: 'Budgets', fr: 'Budgets', de: 'Budgets', ar: 'الميزانيات' } },
            { name: { en: 'Contracts', fr: 'Contrats', de: 'Verträge', ar: 'العقود' } },
          ],
        },
        {
          title: { en: 'Working with people', fr: 'Travail d’équipe', de: 'Zusammenarbeit', ar: 'العمل مع الناس' },
          skills: [
            { name: { en: 'Workshops', fr: 'Ateliers', de: 'Workshops', ar: 'ورش العمل' } },
            { name: { en: 'Negotiation', fr: 'Négociation', de: 'Verhandlung', ar: 'التفاوض' } },
            { name: { en: 'Training', fr: 'Formation', de: 'Schulung', ar: 'التدريب' } },
          ],
        },
        {
          title: { en: 'Communication', fr: 'Communication', de: 'Kommunikation', ar: 'التواصل' },
          skills: [
            { name: { en: 'Clear writing', fr: 'Rédaction claire', de: 'Klare Texte', ar: 'الكتابة الواضحة' } },
            { name: { en: 'Presentations', fr: 'Présentations', de: 'Präsentationen', ar: 'العروض' } },
            { name: { en: 'Events', fr: 'Événements', de: 'Veranstaltungen', ar: 'الفعاليات' } },
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
          role: planning,
          description: {
            en: 'Members book their visits on their phones, and the front desk sees who is coming. Empty slots fell by a third.',
            fr: 'Les adhérents réservent leur créneau sur leur téléphone, et l’accueil sait qui va venir. Un tiers de créneaux vides en moins.',
            de: 'Mitglieder buchen ihre Zeiten am Handy, und der Empfang sieht, wer kommt. Seitdem bleiben ein Drittel weniger Plätze leer.',
            ar: 'يحجز الأعضاء مواعيدهم من هواتفهم، ويرى مكتب الاستقبال من سيحضر. انخفض عدد المواعيد الشاغرة بمقدار الثلث.',
          },
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
          role: planning,
          description: {
            en: 'A catalog that finds a book even if you know only half its title. The volunteers keep it up to date themselves.',
            fr: 'Un catalogue qui retrouve un livre avec la moitié de son titre. Les bénévoles le tiennent à jour eux-mêmes.',
            de: 'Ein Katalog, der Bücher schon am halben Titel erkennt. Die Ehrenamtlichen pflegen ihn selbst.',
            ar: 'فهرس يعثر على الكتاب من نصف عنوانه، ويحدّثه المتطوعون بأنفسهم.',
          },
        },
        {
          title: { en: 'Bakery', fr: 'Boulangerie', de: 'Bäckerei', ar: 'مخبز' },
          role: planning,
          description: {
            en: 'Customers can order for the weekend until Thursday night. The bakery prints the orders on Friday morning.',
            fr: 'On commande pour le week-end jusqu’au jeudi soir. Les commandes sont imprimées au fournil le vendredi matin.',
            de: 'Fürs Wochenende wird bis Donnerstagabend bestellt; am Freitagmorgen druckt die Backstube alle Bestellungen aus.',
            ar: 'يقدّم الزبائن طلبات نهاية الأسبوع حتى مساء الخميس، وتُطبع في المخبز صباح الجمعة.',
          },
        },
      ],
    },
    contactForm({
      en: 'Tell me what you’re planning and when you need it. I’ll reply within two business days.',
      fr: 'Parlez-moi de votre projet et de vos délais. Je réponds sous deux jours ouvrés.',
      de: 'Erzählen Sie mir, was Sie vorhaben und bis wann. Ich antworte innerhalb von zwei Werktagen.',
      ar: 'يسعدني أن أعرف المزيد عن مشروعك وموعد تسليمه. أردّ خلال يومي عمل.',
    }),
  ],
});
