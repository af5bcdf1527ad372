import { defineStarter } from './define-starter.ts';
import { contactForm, mailLink, placeholderOwner, sharedTexts } from './shared-blocks.ts';

export const student = defineStarter({
  label: 'Student',
  aliases: ['trainee', 'apprentice', 'graduate', 'undergraduate', 'intern', 'pupil', 'university'],
  theme: { look: 'door', mode: 'system', accent: 145, artwork: 'tile' },
  title: {
    en: 'Environmental science student',
    fr: 'Études d’environnement',
    de: 'Studium der Umweltwissenschaften',
    ar: 'دراسة علوم البيئة',
  },
  description: {
    en: '{name}, {title} in {location}: education, projects, courses and contact.',
    fr: '{name}, {title} à {location}\u00a0: formation, projets, cours et contact.',
    de: '{name}, {title} in {location}: Ausbildung, Projekte, Kurse und Kontakt.',
    ar: '{name}، {title} في {location}: التعليم والمشاريع والمقررات وطرق التواصل.',
  },
  blocks: [
    {
      type: 'hero',
      headline: '{name}',
      title: '{title}',
      summary: {
        en: 'I’m in my third year and like problems that start with muddy boots: water, soil and the people who live with both.',
        fr: 'Je suis en troisième année et j’aime les problèmes qui commencent avec des bottes\u00a0: l’eau, le sol et les gens qui vivent avec.',
        de: 'Ich bin im dritten Studienjahr und mag Fragen, für die man Gummistiefel braucht: Wasser, Boden und die Menschen, die damit leben.',
        ar: 'أنا في السنة الثالثة، وأحب المسائل التي تبدأ بحذاء موحل: الماء والتربة ومن يعيشون معهما.',
      },
      actions: [
        {
          label: { en: 'See my projects', fr: 'Voir mes projets', de: 'Meine Projekte ansehen', ar: 'تصفّح مشاريعي' },
          href: '#projects',
        },
        { label: sharedTexts.getInTouch, href: '#contact' },
      ],
      availability: {
        en: 'Looking for an internship from July',
        fr: 'En recherche de stage à partir de juillet',
        de: 'Auf der Suche nach einem Praktikum ab Juli',
        ar: 'أبحث عن تدريب ابتداءً من يوليو',
      },
      links: [
        { label: 'LinkedIn', href: `https://www.linkedin.com/in/${placeholderOwner.handle}`, icon: 'linkedin' },
        mailLink,
      ],
    },
    {
      type: 'timeline',
      id: 'education',
      heading: { en: 'Education', fr: 'Formation', de: 'Ausbildung', ar: 'التعليم' },
      kind: 'education',
      entries: [
        {
          degree: { en: 'Bachelor', fr: 'Licence', de: 'Bachelor', ar: 'إجازة' },
          area: {
            en: 'Environmental science',
            fr: 'Sciences de l’environnement',
            de: 'Umweltwissenschaften',
            ar: 'علوم البيئة',
          },
          organization: { en: 'University', fr: 'Université', de: 'Universität', ar: 'الجامعة' },
          period: { start: '2023-09', end: 'present' },
          description: {
            en: 'Focus on water and soil; semester abroad in preparation.',
            fr: 'Spécialité eau et sols\u00a0; semestre à l’étranger en préparation.',
            de: 'Schwerpunkt Wasser und Boden; Auslandssemester in Vorbereitung.',
            ar: 'تخصص المياه والتربة، وأستعد لفصل دراسي في الخارج.',
          },
        },
        {
          title: { en: 'High school', fr: 'Lycée', de: 'Gymnasium', ar: 'المدرسة الثانوية' },
          period: { start: '2019', end: '2023' },
          description: {
            en: 'Diploma with a focus on mathematics and biology.',
            fr: 'Baccalauréat, options mathématiques et biologie.',
            de: 'Abitur mit Schwerpunkt Mathematik und Biologie.',
            ar: 'شهادة الثانوية في شعبة الرياضيات والعلوم.',
          },
        },
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
            en: 'Rain on the campus',
            fr: 'La pluie sur le campus',
            de: 'Regen auf dem Campus',
            ar: 'المطر في الحرم الجامعي',
          },
          role: { en: 'Seminar paper', fr: 'Projet de séminaire', de: 'Seminararbeit', ar: 'بحث جامعي' },
          date: '2025',
          description: {
            en: 'A map of every drain, and a plan to water the trees with what runs off.',
            fr: 'Une carte de toutes les bouches d’égout, et un plan pour arroser les arbres avec cette eau.',
            de: 'Eine Karte aller Abflüsse und ein Plan, mit diesem Wasser die Bäume zu gießen.',
            ar: 'خريطة لكل مصارف المياه، وخطة لسقي الأشجار بما يجري فيها.',
          },
        },
        {
          title: {
            en: 'Twenty kitchen gardens',
            fr: 'Vingt potagers',
            de: 'Zwanzig Gemüsegärten',
            ar: 'عشرون حديقة منزلية',
          },
          role: { en: 'Group project', fr: 'Projet de groupe', de: 'Gruppenarbeit', ar: 'عمل جماعي' },
          date: '2024',
          description: {
            en: 'Soil samples from twenty families, explained to them on one page each.',
            fr: 'Les sols de vingt familles analysés, et une page d’explication pour chacune.',
            de: 'Bodenproben von zwanzig Familien, jede auf einer Seite erklärt.',
            ar: 'عيّنات تربة من عشرين عائلة، مع صفحة شرح لكل منها.',
          },
        },
      ],
    },
    {
      type: 'course-list',
      id: 'courses',
      heading: { en: 'Courses', fr: 'Cours', de: 'Kurse', ar: 'المقررات' },
      courses: [
        {
          title: { en: 'Hydrology', fr: 'Hydrologie', de: 'Hydrologie', ar: 'علم المياه' },
          term: { en: 'Fall 2025', fr: 'Automne 2025', de: 'Wintersemester 2025', ar: 'خريف 2025' },
          description: {
            en: 'Runoff, groundwater, and two weeks of measuring on a river.',
            fr: 'Ruissellement, nappes et deux semaines de mesures sur une rivière.',
            de: 'Abfluss, Grundwasser und zwei Wochen Messungen an einem Fluss.',
            ar: 'الجريان والمياه الجوفية وأسبوعان من القياس على نهر.',
          },
        },
        {
          title: {
            en: 'Maps and spatial data',
            fr: 'Cartes et données spatiales',
            de: 'Karten und Geodaten',
            ar: 'الخرائط والبيانات المكانية',
          },
          term: { en: 'Spring 2025', fr: 'Printemps 2025', de: 'Sommersemester 2025', ar: 'ربيع 2025' },
          description: {
            en: 'My own map of the campus was the final exam.',
            fr: 'Ma carte du campus a servi d’examen final.',
            de: 'Meine Karte des Campus war die Abschlussprüfung.',
            ar: 'كانت خريطتي للحرم الجامعي هي الامتحان النهائي.',
          },
        },
      ],
    },
    {
      type: 'skill-group',
      id: 'skills',
      heading: { en: 'Skills', fr: 'Compétences', de: 'Kenntnisse', ar: 'المهارات' },
      groups: [
        {
          title: { en: 'Languages', fr: 'Langues', de: 'Sprachen', ar: 'اللغات' },
          skills: [
            { name: { en: 'Arabic', fr: 'Arabe', de: 'Arabisch', ar: 'العربية' } },
            { name: { en: 'French', fr: 'Français', de: 'Französisch', ar: 'الفرنسية' } },
            { name: { en: 'English', fr: 'Anglais', de: 'Englisch', ar: 'الإنجليزية' } },
          ],
        },
        {
          title: { en: 'Field and desk', fr: 'Terrain et bureau', de: 'Feld und Labor', ar: 'الميدان والمكتب' },
          skills: [
            {
              name: {
                en: 'Soil samples',
                fr: 'Prélèvements',
                de: 'Bodenproben',
                ar: 'عيّنات التربة',
              },
            },
            { name: 'QGIS' },
            { name: { en: 'Statistics', fr: 'Statistiques', de: 'Statistik', ar: 'الإحصاء' } },
          ],
        },
        {
          title: { en: 'With people', fr: 'Avec les gens', de: 'Mit Menschen', ar: 'مع الناس' },
          skills: [
            { name: { en: 'Interviews', fr: 'Entretiens', de: 'Interviews', ar: 'المقابلات' } },
            { name: { en: 'Guided tours', fr: 'Visites guidées', de: 'Führungen', ar: 'الجولات الإرشادية' } },
          ],
        },
      ],
    },
    {
      type: 'timeline',
      id: 'volunteering',
      heading: { en: 'Volunteering', fr: 'Bénévolat', de: 'Ehrenamt', ar: 'العمل التطوعي' },
      kind: 'volunteer',
      entries: [
        {
          title: { en: 'Beach cleanup', fr: 'Nettoyage des plages', de: 'Strandreinigung', ar: 'تنظيف الشواطئ' },
          organization: {
            en: 'Student association',
            fr: 'Association étudiante',
            de: 'Hochschulgruppe',
            ar: 'جمعية طلابية',
          },
          period: { start: '2024-03', end: 'present' },
          description: {
            en: 'I organize one Saturday a month, for about thirty people.',
            fr: 'J’organise un samedi par mois, pour une trentaine de personnes.',
            de: 'Ich organisiere einen Samstag im Monat, für rund dreißig Leute.',
            ar: 'أنظّم يوم سبت كل شهر لنحو ثلاثين شخصًا.',
          },
        },
      ],
    },
    contactForm({
      en: 'Do you offer an internship or a question that needs boots? I reply the same day.',
      fr: 'Vous proposez un stage, ou une question qui demande des bottes\u00a0? Je réponds le jour même.',
      de: 'Sie haben ein Praktikum oder eine Frage, für die man Stiefel braucht? Ich antworte am selben Tag.',
      ar: 'هل لديك تدريب أو سؤال يحتاج إلى العمل في الميدان؟ أردّ في اليوم نفسه.',
    }),
  ],
});
