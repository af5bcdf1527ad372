import { defineStarter } from './define-starter.ts';
import { contactForm, mailLink, placeholderOwner } from './shared-blocks.ts';

const client = { en: 'Client', fr: 'Client', de: 'Auftraggeber', ar: 'العميل' };
const duration = { en: 'Duration', fr: 'Durée', de: 'Dauer', ar: 'المدة' };

export const consultant = defineStarter({
  label: 'Consultant',
  aliases: ['adviser', 'advisor', 'trainer', 'freelancer', 'accountant', 'strategist', 'manager', 'analyst'],
  theme: { look: 'letterhead', mode: 'system', accent: 250, artwork: 'none' },
  title: {
    en: 'Operations consultant',
    fr: 'Conseil en organisation',
    de: 'Organisationsberatung',
    ar: 'استشارات تنظيم العمل',
  },
  description: {
    en: '{name}, {title} in {location}: services, case studies, references and contact.',
    fr: '{name}, {title} à {location}\u00a0: prestations, missions, références et contact.',
    de: '{name}, {title} in {location}: Leistungen, Fallbeispiele, Referenzen und Kontakt.',
    ar: '{name}، {title} في {location}: الخدمات ودراسات الحالة والتوصيات وطرق التواصل.',
  },
  blocks: [
    {
      type: 'hero',
      headline: '{name}',
      title: '{title}',
      summary: {
        en: 'I help companies with 20 to 200 employees deliver on time. I stay until your own people can do without me, usually three to six months.',
        fr: 'J’aide les entreprises de 20 à 200 personnes à tenir leurs délais. Je reste jusqu’à ce que vos équipes se passent de moi, en général de trois à six mois.',
        de: 'Ich helfe Unternehmen mit 20 bis 200 Beschäftigten, pünktlich zu liefern. Ich bleibe, bis Ihre Leute ohne mich auskommen, meist drei bis sechs Monate.',
        ar: 'أساعد الشركات التي تضم من 20 إلى 200 موظف على التسليم في الموعد. أبقى حتى يستغني فريقك عني، وغالبًا بين ثلاثة وستة أشهر.',
      },
      actions: [
        {
          label: {
            en: 'Arrange a call',
            fr: 'Convenir d’un appel',
            de: 'Gespräch vereinbaren',
            ar: 'تحديد موعد لمكالمة',
          },
          href: '#contact',
        },
        {
          label: { en: 'Case studies', fr: 'Exemples de missions', de: 'Fallbeispiele', ar: 'دراسات الحالة' },
          href: '#cases',
        },
      ],
      availability: {
        en: 'Next opening in September',
        fr: 'Prochaine disponibilité en septembre',
        de: 'Nächster freier Termin im September',
        ar: 'الموعد المتاح التالي في سبتمبر',
      },
      links: [
        { label: 'LinkedIn', href: `https://www.linkedin.com/in/${placeholderOwner.handle}`, icon: 'linkedin' },
        mailLink,
      ],
    },
    {
      type: 'card-grid',
      id: 'services',
      heading: { en: 'Services', fr: 'Prestations', de: 'Leistungen', ar: 'الخدمات' },
      cards: [
        {
          title: { en: 'Review', fr: 'Diagnostic', de: 'Analyse', ar: 'التشخيص' },
          description: {
            en: 'Two weeks on site, then ten pages: where time is lost, and what to change first.',
            fr: 'Deux semaines sur place, puis dix pages\u00a0: où se perd le temps, et par quoi commencer.',
            de: 'Zwei Wochen vor Ort, dann zehn Seiten: wo Zeit verloren geht und was sich zuerst ändern soll.',
            ar: 'أسبوعان في موقعك ثم عشر صفحات: أين يضيع الوقت وبماذا نبدأ.',
          },
        },
        {
          title: { en: 'Implementation', fr: 'Mise en œuvre', de: 'Umsetzung', ar: 'التنفيذ' },
          description: {
            en: 'Two days a week with your team, until the new process runs by itself.',
            fr: 'Deux jours par semaine avec vos équipes, jusqu’à ce que tout fonctionne sans moi.',
            de: 'Zwei Tage pro Woche mit Ihrem Team, bis der neue Ablauf von selbst funktioniert.',
            ar: 'يومان في الأسبوع مع فريقك حتى يسير العمل الجديد وحده.',
          },
        },
        {
          title: { en: 'Second opinion', fr: 'Second avis', de: 'Zweite Meinung', ar: 'رأي ثانٍ' },
          description: {
            en: 'Half a day on an offer, a plan or a contract, before you sign it.',
            fr: 'Une demi-journée sur une offre, un plan ou un contrat, avant la signature.',
            de: 'Ein halber Tag zu einem Angebot, einem Plan oder einem Vertrag, bevor Sie unterschreiben.',
            ar: 'نصف يوم لمراجعة عرض أو خطة أو عقد قبل التوقيع.',
          },
        },
        {
          title: { en: 'Training', fr: 'Formation', de: 'Schulung', ar: 'التدريب' },
          description: {
            en: 'One-day workshops for team leads, with examples from your own company.',
            fr: 'Des ateliers d’un jour pour l’encadrement, avec les exemples de votre entreprise.',
            de: 'Eintägige Workshops für Teamleitungen, mit Beispielen aus Ihrem Unternehmen.',
            ar: 'ورش عمل ليوم واحد لقادة الفرق، بأمثلة من شركتك.',
          },
        },
      ],
    },
    {
      type: 'card-grid',
      id: 'cases',
      heading: { en: 'Case studies', fr: 'Missions', de: 'Fallbeispiele', ar: 'دراسات الحالة' },
      layout: 'projects',
      cards: [
        {
          title: {
            en: 'From nine weeks to four',
            fr: 'De neuf semaines à quatre',
            de: 'Von neun Wochen auf vier',
            ar: 'من تسعة أسابيع إلى أربعة',
          },
          description: {
            en: 'Orders waited longer on desks than in the workshop. Today, one person follows each order from start to finish.',
            fr: 'Les commandes attendaient plus longtemps au bureau qu’à l’atelier. Aujourd’hui, une seule personne suit chaque commande.',
            de: 'Aufträge lagen länger auf Schreibtischen als in der Werkstatt. Heute begleitet eine Person jeden Auftrag von Anfang bis Ende.',
            ar: 'كانت الطلبات تنتظر على المكاتب أكثر مما تنتظر في الورشة. واليوم يتابع شخص واحد كل طلب من بدايته إلى نهايته.',
          },
          facts: [
            {
              label: client,
              value: {
                en: 'Furniture maker, 80 employees',
                fr: 'Fabricant de meubles, 80 personnes',
                de: 'Möbelhersteller, 80 Beschäftigte',
                ar: 'شركة أثاث، 80 موظفًا',
              },
            },
            { label: duration, value: { en: 'Five months', fr: 'Cinq mois', de: 'Fünf Monate', ar: 'خمسة أشهر' } },
          ],
        },
        {
          title: {
            en: 'One plan for three sites',
            fr: 'Un plan pour trois sites',
            de: 'Ein Plan für drei Standorte',
            ar: 'خطة واحدة لثلاثة مواقع',
          },
          description: {
            en: 'Three warehouses bought the same parts three times. A shared plan cut the stock by a fifth.',
            fr: 'Trois entrepôts achetaient trois fois les mêmes pièces. Un plan commun a réduit le stock d’un cinquième.',
            de: 'Drei Lager kauften dieselben Teile dreimal. Ein gemeinsamer Plan hat den Bestand um ein Fünftel gesenkt.',
            ar: 'كانت ثلاثة مخازن تشتري القطع نفسها ثلاث مرات. خفّضت خطة مشتركة المخزون بمقدار الخُمس.',
          },
          facts: [
            {
              label: client,
              value: {
                en: 'Spare parts dealer, 140 employees',
                fr: 'Négoce de pièces, 140 personnes',
                de: 'Ersatzteilhandel, 140 Beschäftigte',
                ar: 'تجارة قطع غيار، 140 موظفًا',
              },
            },
            { label: duration, value: { en: 'Six months', fr: 'Six mois', de: 'Sechs Monate', ar: 'ستة أشهر' } },
          ],
        },
      ],
    },
    {
      type: 'quote-list',
      id: 'references',
      heading: { en: 'References', fr: 'Références', de: 'Referenzen', ar: 'التوصيات' },
      quotes: [
        {
          text: {
            en: 'The first report was shorter than our old meeting minutes, and we carried out all of it.',
            fr: 'Le premier rapport était plus court que nos anciens comptes rendus, et nous avons tout appliqué.',
            de: 'Der erste Bericht war kürzer als unsere alten Protokolle, und wir haben alles davon umgesetzt.',
            ar: 'كان التقرير الأول أقصر من محاضر اجتماعاتنا القديمة، ونفّذنا كل ما فيه.',
          },
          name: {
            en: 'Head of production, furniture maker',
            fr: 'Direction de production, fabricant de meubles',
            de: 'Produktionsleitung, Möbelhersteller',
            ar: 'إدارة الإنتاج، شركة أثاث',
          },
        },
        {
          text: {
            en: 'Half a year later, nobody mentions the project anymore. It is simply how we work.',
            fr: 'Six mois plus tard, personne ne parle plus du projet. C’est devenu notre façon de travailler.',
            de: 'Ein halbes Jahr später spricht niemand mehr vom Projekt. Wir arbeiten einfach so.',
            ar: 'بعد نصف عام لم يعد أحد يذكر المشروع، فقد صار طريقتنا في العمل.',
          },
          name: {
            en: 'Managing director, spare parts dealer',
            fr: 'Direction générale, négoce de pièces',
            de: 'Geschäftsführung, Ersatzteilhandel',
            ar: 'الإدارة العامة، تجارة قطع غيار',
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
            en: 'Independent consultant',
            fr: 'Conseil indépendant',
            de: 'Selbstständige Beratung',
            ar: 'استشارات مستقلة',
          },
          period: { start: '2018-01', end: 'present' },
          description: {
            en: 'More than thirty projects in industry and trade.',
            fr: 'Plus de trente missions dans l’industrie et le commerce.',
            de: 'Mehr als dreißig Projekte in Industrie und Handel.',
            ar: 'أكثر من ثلاثين مشروعًا في الصناعة والتجارة.',
          },
        },
        {
          title: {
            en: 'Head of logistics',
            fr: 'Direction logistique',
            de: 'Leitung Logistik',
            ar: 'إدارة اللوجستيات',
          },
          organization: { en: 'Machine factory', fr: 'Usine de machines', de: 'Maschinenfabrik', ar: 'مصنع آلات' },
          period: { start: '2009-04', end: '2017-12' },
          description: {
            en: 'A team of 25, two moves and one new warehouse.',
            fr: 'Une équipe de 25 personnes, deux déménagements et un nouvel entrepôt.',
            de: 'Ein Team von 25 Leuten, zwei Umzüge und ein neues Lager.',
            ar: 'فريق من 25 شخصًا وعمليتا انتقال ومخزن جديد.',
          },
        },
      ],
    },
    contactForm({
      en: 'Tell me what is late and since when. The first call takes half an hour and costs nothing.',
      fr: 'Dites-moi ce qui prend du retard et depuis quand. Le premier appel dure une demi-heure et n’engage à rien.',
      de: 'Schreiben Sie mir, was sich verzögert und seit wann. Das erste Gespräch dauert eine halbe Stunde und kostet nichts.',
      ar: 'أخبرني بما يتأخر ومنذ متى. تستغرق المكالمة الأولى نصف ساعة وهي مجانية.',
    }),
  ],
});
