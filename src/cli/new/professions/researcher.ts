import { defineStarter } from './define-starter.ts';
import { contactForm, mailLink, placeholderOwner, sharedTexts } from './shared-blocks.ts';

export const researcher = defineStarter({
  label: 'Researcher or teacher',
  aliases: ['scientist', 'professor', 'academic', 'scholar', 'lecturer', 'postdoc', 'phd', 'teacher', 'historian'],
  theme: { look: 'offprint', mode: 'system', accent: 250, artwork: 'none' },
  title: { en: 'Marine biologist', fr: 'Biologie marine', de: 'Meeresbiologie', ar: 'علم الأحياء البحرية' },
  description: {
    en: 'Research by {name}, {title} in {location}: publications, talks, teaching and career.',
    fr: 'Recherches de {name}, {title} à {location}\u00a0: publications, conférences, enseignement et parcours.',
    de: 'Forschung von {name}, {title} in {location}: Publikationen, Vorträge, Lehre und Werdegang.',
    ar: 'أبحاث {name}، {title} في {location}: المنشورات والمحاضرات والتدريس والمسيرة.',
  },
  blocks: [
    {
      type: 'hero',
      headline: '{name}',
      title: '{title}',
      summary: {
        en: 'I study how seagrass meadows recover after storms, and what they store while they grow back. My group measures in the Gulf of Gabès and publishes all its data.',
        fr: 'J’étudie comment les herbiers marins se rétablissent après les tempêtes et ce qu’ils stockent en repoussant. Mon équipe mesure dans le golfe de Gabès et publie toutes ses données.',
        de: 'Ich untersuche, wie sich Seegraswiesen nach Stürmen erholen und was sie dabei speichern. Meine Gruppe misst im Golf von Gabès und veröffentlicht alle Daten.',
        ar: 'أدرس كيف تتعافى مروج الأعشاب البحرية بعد العواصف وما تختزنه وهي تنمو من جديد. يقيس فريقي في خليج قابس وينشر كل بياناته.',
      },
      actions: [
        {
          label: { en: 'Publications', fr: 'Publications', de: 'Publikationen', ar: 'المنشورات' },
          href: '#publications',
        },
        { label: { en: 'CV', fr: 'CV', de: 'Lebenslauf', ar: 'السيرة الذاتية' }, href: '/cv' },
      ],
      links: [
        { label: 'ORCID', href: `https://orcid.org/${placeholderOwner.handle}`, icon: 'brand:orcid' },
        {
          label: 'ResearchGate',
          href: `https://www.researchgate.net/profile/${placeholderOwner.handle}`,
          icon: 'brand:researchgate',
        },
        mailLink,
      ],
    },
    {
      type: 'publication-list',
      id: 'publications',
      heading: { en: 'Publications', fr: 'Publications', de: 'Publikationen', ar: 'المنشورات' },
      publications: [
        {
          title: {
            en: 'Recovery of seagrass meadows after winter storms',
            fr: 'Le rétablissement des herbiers après les tempêtes d’hiver',
            de: 'Die Erholung von Seegraswiesen nach Winterstürmen',
            ar: 'تعافي مروج الأعشاب البحرية بعد عواصف الشتاء',
          },
          kind: 'article',
          authors: ['{name}', 'Leila Haddad'],
          publisher: {
            en: 'Journal of Coastal Ecology',
            fr: 'Revue d’écologie côtière',
            de: 'Zeitschrift für Küstenökologie',
            ar: 'مجلة البيئة الساحلية',
          },
          date: '2025-04',
        },
        {
          title: {
            en: 'What a meadow stores: ten years of sediment cores',
            fr: 'Ce que stocke un herbier\u00a0: dix ans de carottes sédimentaires',
            de: 'Was eine Wiese speichert: zehn Jahre Sedimentkerne',
            ar: 'ما تختزنه المروج: عشر سنوات من عيّنات الرواسب',
          },
          kind: 'article',
          authors: ['{name}', 'Sami Ben Ali'],
          publisher: { en: 'Marine Letters', fr: 'Lettres marines', de: 'Meeresforschung aktuell', ar: 'رسائل بحرية' },
          date: '2023-11',
        },
        {
          title: {
            en: 'A field guide to shallow waters',
            fr: 'Guide de terrain des eaux peu profondes',
            de: 'Ein Feldführer für flache Gewässer',
            ar: 'دليل ميداني إلى المياه الضحلة',
          },
          kind: 'book',
          publisher: {
            en: 'University Press',
            fr: 'Presses universitaires',
            de: 'Universitätsverlag',
            ar: 'دار النشر الجامعية',
          },
          date: '2021',
        },
      ],
    },
    {
      type: 'publication-list',
      id: 'talks',
      heading: { en: 'Talks', fr: 'Conférences', de: 'Vorträge', ar: 'المحاضرات' },
      publications: [
        {
          title: {
            en: 'Counting leaves from the air',
            fr: 'Compter les feuilles depuis le ciel',
            de: 'Blätter zählen aus der Luft',
            ar: 'عدّ أوراق النبات من الجو',
          },
          kind: 'talk',
          publisher: {
            en: 'Mediterranean Marine Days',
            fr: 'Journées marines de la Méditerranée',
            de: 'Mittelmeertage der Meeresforschung',
            ar: 'أيام المتوسط البحرية',
          },
          date: '2024-09',
        },
        {
          title: {
            en: 'Why open data needs a librarian',
            fr: 'Pourquoi les données ouvertes ont besoin de bibliothécaires',
            de: 'Warum offene Daten eine Bibliothek brauchen',
            ar: 'لماذا تحتاج البيانات المفتوحة إلى أمين مكتبة',
          },
          kind: 'talk',
          publisher: {
            en: 'Library conference',
            fr: 'Congrès des bibliothèques',
            de: 'Bibliothekskongress',
            ar: 'مؤتمر المكتبات',
          },
          date: '2022-05',
        },
      ],
    },
    {
      type: 'course-list',
      id: 'teaching',
      heading: { en: 'Teaching', fr: 'Enseignement', de: 'Lehre', ar: 'التدريس' },
      courses: [
        {
          title: { en: 'Marine ecology', fr: 'Écologie marine', de: 'Meeresökologie', ar: 'البيئة البحرية' },
          type: { en: 'Lecture', fr: 'Cours magistral', de: 'Vorlesung', ar: 'محاضرات' },
          term: { en: 'Every fall', fr: 'Chaque automne', de: 'Jedes Wintersemester', ar: 'كل خريف' },
          description: {
            en: 'For second-year students, with an excursion to the lagoon.',
            fr: 'En deuxième année, avec une sortie à la lagune.',
            de: 'Für das zweite Studienjahr, mit einer Exkursion zur Lagune.',
            ar: 'لطلبة السنة الثانية، مع رحلة ميدانية إلى البحيرة.',
          },
        },
        {
          title: {
            en: 'Statistics for field work',
            fr: 'Statistiques de terrain',
            de: 'Statistik für die Feldarbeit',
            ar: 'إحصاء للعمل الميداني',
          },
          type: { en: 'Seminar', fr: 'Séminaire', de: 'Seminar', ar: 'حلقة دراسية' },
          term: { en: 'Spring 2025', fr: 'Printemps 2025', de: 'Sommersemester 2025', ar: 'ربيع 2025' },
          description: {
            en: 'Small samples, missing values, and honest error bars.',
            fr: 'Petits échantillons, valeurs manquantes et marges d’erreur honnêtes.',
            de: 'Kleine Stichproben, fehlende Werte und ehrliche Fehlerbalken.',
            ar: 'عيّنات صغيرة وقيم ناقصة وهوامش خطأ أمينة.',
          },
        },
      ],
    },
    {
      type: 'timeline',
      id: 'career',
      heading: { en: 'Career', fr: 'Parcours', de: 'Werdegang', ar: 'المسيرة المهنية' },
      entries: [
        {
          title: {
            en: 'Head of research group',
            fr: 'Direction d’une équipe de recherche',
            de: 'Leitung der Forschungsgruppe',
            ar: 'رئاسة فريق بحث',
          },
          organization: {
            en: 'Institute of Marine Sciences',
            fr: 'Institut des sciences de la mer',
            de: 'Institut für Meereswissenschaften',
            ar: 'معهد علوم البحار',
          },
          period: { start: '2020-10', end: 'present' },
          description: {
            en: 'Four doctoral students, one boat, and two long-term measuring stations.',
            fr: 'Quatre thèses, un bateau et deux stations de mesure permanentes.',
            de: 'Vier Promotionen, ein Boot und zwei dauerhafte Messstationen.',
            ar: 'أربع أطروحات دكتوراه وقارب واحد ومحطتا قياس دائمتان.',
          },
        },
        {
          title: { en: 'Postdoctoral researcher', fr: 'Postdoctorat', de: 'Postdoc', ar: 'باحث ما بعد الدكتوراه' },
          organization: { en: 'Coastal station', fr: 'Station côtière', de: 'Küstenstation', ar: 'المحطة الساحلية' },
          period: { start: '2016-09', end: '2020-09' },
          description: {
            en: 'Sediment cores and the first drone maps of the bay.',
            fr: 'Carottes sédimentaires et premières cartes de la baie par drone.',
            de: 'Sedimentkerne und die ersten Drohnenkarten der Bucht.',
            ar: 'عيّنات رواسب وأولى خرائط الخليج بالطائرة المسيّرة.',
          },
        },
      ],
    },
    {
      type: 'timeline',
      id: 'education',
      heading: { en: 'Education', fr: 'Formation', de: 'Ausbildung', ar: 'التعليم' },
      kind: 'education',
      entries: [
        {
          degree: { en: 'Doctorate', fr: 'Doctorat', de: 'Promotion', ar: 'دكتوراه' },
          area: { en: 'Biology', fr: 'Biologie', de: 'Biologie', ar: 'علم الأحياء' },
          organization: { en: 'University', fr: 'Université', de: 'Universität', ar: 'الجامعة' },
          period: { start: '2012', end: '2016' },
          description: {
            en: 'Thesis on the growth of Posidonia in warm winters.',
            fr: 'Thèse sur la croissance des posidonies lors d’hivers doux.',
            de: 'Dissertation über das Wachstum von Neptungras in warmen Wintern.',
            ar: 'أطروحة عن نمو أعشاب البوسيدونيا في الشتاء الدافئ.',
          },
        },
      ],
    },
    contactForm(
      {
        en: 'For data, theses and talks, please write in English, French or Arabic.',
        fr: 'Pour des données, une thèse ou une conférence, écrivez en français, en anglais ou en arabe.',
        de: 'Für Daten, Abschlussarbeiten und Vorträge schreiben Sie gern auf Deutsch, Englisch oder Französisch.',
        ar: 'للبيانات والرسائل الجامعية والمحاضرات، أستقبل رسائلكم بالعربية والفرنسية والإنجليزية.',
      },
      { heading: sharedTexts.contact },
    ),
  ],
});
