import type { Site } from '../../../schema/site.ts';

/*
 * Four sites whose content differs from the starter's as much as possible, and for which every promise must hold: one with
 * hardly any content, one with very much, one in a language with long words, and one in a right-to-left language.
 */

/** A word of 70 letters, without a break opportunity. */
export const longWord = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtenq';

/** A name of two words, three projects with tall pictures, one course, one field; no artwork and no counters. */
export function fewItems(): Site {
  return {
    version: 2,
    language: 'en',
    owner: { name: 'Li', title: 'Designer', email: 'li@example.com' },
    theme: { accent: 305, artwork: 'none' },
    navigation: [{ label: 'Work', href: '/#work' }],
    pages: [
      {
        path: '/',
        title: 'Li',
        blocks: [
          {
            type: 'hero',
            headline: '{name}',
            title: '{title}',
            summary: 'Interfaces, type, and the space between.',
            actions: [{ label: 'Work', href: '#work' }],
          },
          {
            type: 'card-grid',
            id: 'work',
            heading: 'Work',
            layout: 'projects',
            facts: [{ label: 'Based in', value: 'Lyon' }],
            cards: [
              {
                title: 'Harbor',
                role: 'Design',
                description: 'A banking app for ports.',
                links: [{ label: 'Visit', href: 'https://example.com/' }],
                picture: { src: '/tall.jpg', alt: 'The app on a phone', fit: 'contain' },
              },
              { title: 'Kiln', description: 'Ceramics shop.', picture: { src: '/wide.jpg', alt: 'The shop' } },
              { title: 'Orchard', description: 'A magazine.' },
            ],
          },
          {
            type: 'course-list',
            heading: 'Teaching',
            courses: [{ title: 'Type for engineers', type: 'Workshop', level: 'Beginner' }],
          },
          {
            type: 'form',
            id: 'contact',
            heading: 'Contact',
            fields: [{ type: 'textarea', name: 'message', label: 'Message' }],
            submit: 'Send',
          },
        ],
      },
      { path: '/now', title: 'Now', blocks: [{ type: 'hero', headline: 'Now' }] },
      {
        path: '/reading',
        title: 'Reading',
        blocks: [
          { type: 'skill-group', heading: 'Reading', groups: [{ title: 'Books', skills: [{ name: 'Emigre' }] }] },
        ],
      },
    ],
  };
}

const categories = [
  'Observability',
  'Data pipelines',
  'Open source',
  'Developer tools',
  'Machine learning',
  'Infrastructure',
  'Mobile',
  'Games',
  'Consulting',
  'Research',
  'Talks',
  'Writing',
  'Hardware',
  'Everything else',
].map((label) => ({ id: label.toLowerCase().replace(/\W/g, '-'), label }));
const words = ['Kafka', 'ClickHouse', 'Rust', 'Svelte', 'Go', 'Kubernetes', 'TypeScript', 'Postgres', 'React', 'gRPC'];
const pick = (index: number, count: number) =>
  Array.from({ length: count }, (_, step) => words[(index * 7 + step * 3) % words.length] ?? '');

/** Eight counters with large figures and fractions, 15 filters, 80 projects, 12 groups of skills, many links. */
export function manyItems(): Site {
  const years = Array.from({ length: 12 }, (_, index) => 2012 + index).reverse();
  return {
    version: 2,
    language: 'en',
    owner: { name: 'Priya Raghunathan', title: 'Staff engineer', email: 'priya@example.com' },
    theme: { accent: 145, artwork: 'tile' },
    navigation: ['Home', 'Work', 'Talks', 'Teaching', 'Imprint', 'Skills'].map((label) => ({ label, href: '/#work' })),
    footer: { copyright: '© 2026 {name}', links: [{ label: 'Imprint', href: '/' }], print: true },
    pages: [
      {
        path: '/',
        title: 'Priya Raghunathan',
        blocks: [
          {
            type: 'hero',
            headline: '{name}',
            title: '{title}',
            summary: 'I make slow systems fast and then keep them boring.',
            actions: ['See the work', 'Write to me', 'CV'].map((label) => ({ label, href: '#work' })),
            counters: [
              { label: 'Pull requests merged', value: 12480 },
              { label: 'Years', value: 14 },
              { label: 'Services', value: 320, suffix: '+' },
              { label: 'Talks since', value: 2012 },
              { label: 'Uptime', value: 99.95, suffix: ' %' },
              { label: 'Cups of filter coffee', value: 1000000, suffix: '+' },
              { label: 'Rating', value: 4.9 },
            ],
            links: (['github', 'linkedin', 'mail'] as const).map((icon) => ({
              label: icon,
              href: 'https://example.com/',
              icon,
            })),
          },
          {
            type: 'skill-group',
            id: 'skills',
            heading: 'Skills',
            groups: Array.from({ length: 12 }, (_, group) => ({
              title: `Group ${group}`,
              skills: pick(group, 5 + (group % 4)).map((name, index) => ({
                name: `${name} ${index}`,
                level: (group * 31 + index * 17) % 101,
              })),
            })),
          },
          {
            type: 'card-grid',
            id: 'work',
            heading: 'Work',
            intro: ['Eighty things.'],
            layout: 'projects',
            filter: true,
            categories,
            cards: Array.from({ length: 80 }, (_, index) => ({
              title: `${['Quiet', 'Tiny', 'Grand', 'Blue'][index % 4]} Ledger ${index}`,
              role: ['Maintainer', 'Lead engineer', 'Contributor'][index % 3] ?? '',
              description: index % 2 === 0 ? 'Short.' : 'A much longer description that goes on about what it is.',
              category: categories[(index * 5) % categories.length]?.id ?? '',
              technologies: pick(index, 1 + (index % 7)),
            })),
          },
          {
            type: 'timeline',
            heading: 'Experience',
            entries: years.map((year) => ({
              title: 'Engineer',
              organization: `Company ${year}`,
              period: { start: `${year}-01`, end: `${year}-12` },
              technologies: pick(year, 10),
            })),
          },
        ],
      },
    ],
  };
}

/** German, whose words are long; a word of 70 letters is in every text. */
export function longWords(): Site {
  return {
    version: 2,
    language: 'de',
    owner: {
      name: 'Maximiliane Oberhausen-Schwarzenberger',
      title: 'Softwareentwicklerin für Geschwindigkeitsbegrenzungssysteme',
      email: 'maximiliane@schwarzenberger-softwareentwicklung.example',
      location: 'Passau',
    },
    theme: { accent: 25 },
    navigation: ['Veröffentlichungen', 'Kenntnisse', 'Kontaktmöglichkeiten'].map((label) => ({
      label,
      href: '/#work',
    })),
    footer: { copyright: '© 2026 {name}', links: [{ label: longWord, href: '/' }], print: true },
    labels: { filter: longWord, all: 'Alle', project: longWord },
    pages: [
      {
        path: '/',
        title: '{name}',
        blocks: [
          {
            type: 'hero',
            headline: '{name}',
            title: '{title}',
            summary: `Ich baue Software für Donaudampfschifffahrtsgesellschaften. ${longWord}`,
            actions: [
              { label: 'Veröffentlichungen ansehen', href: '#work' },
              { label: longWord, href: '#work' },
            ],
            availability: `Offen für ${longWord}`,
            counters: [
              { label: 'Softwareeinführungsprojekte', value: 12480 },
              { label: 'Kundenzufriedenheitsquote', value: 98.5, suffix: ' %' },
              { label: longWord, value: 3 },
              { label: 'Sprachen', value: 1000000000, suffix: '+' },
              { label: 'Auszeichnungen', value: 7 },
            ],
            links: [{ label: longWord, href: 'https://example.com/' }],
          },
          {
            type: 'card-grid',
            id: 'about',
            heading: longWord,
            intro: [`Verantwortungsbewusst, lösungsorientiert. ${longWord}`, longWord],
            facts: [
              { label: longWord, value: longWord },
              {
                label: 'Sprachen',
                languages: [
                  { name: 'Österreichisches Deutsch', level: 'native' },
                  { name: 'Englisch', level: 'C1' },
                  { name: longWord, level: 'B2' },
                ],
              },
            ],
            cards: [
              { title: longWord, role: longWord, description: longWord, technologies: [longWord] },
              { title: 'Qualitätssicherungsverantwortung', links: [{ label: longWord, href: 'https://example.com/' }] },
            ],
            tags: [longWord],
          },
          {
            type: 'skill-group',
            id: 'skills',
            heading: 'Kenntnisse',
            intro: [longWord],
            groups: [
              {
                title: longWord,
                skills: [
                  { name: 'Rust', level: 80 },
                  { name: longWord, level: 100 },
                  { name: 'Ohne Angabe' },
                  { name: longWord },
                ],
              },
              { title: 'Ohne Stufen', skills: [{ name: 'Elixir' }, { name: 'Gleam' }, { name: 'Haskell' }] },
            ],
            badges: {
              heading: longWord,
              items: [{ name: longWord }, { name: longWord, href: 'https://example.com/' }],
            },
          },
          {
            type: 'timeline',
            heading: 'Lebenslauf',
            intro: [longWord],
            entries: [
              {
                title: 'Abteilungsleiterin Softwareentwicklung',
                organization: `${longWord} mbH`,
                location: longWord,
                period: { start: '2019-01', end: 'present' },
                description: longWord,
                achievements: [longWord],
                technologies: ['Rust', longWord, 'API Platform'],
              },
              {
                title: longWord,
                organization: 'Kurz AG',
                href: 'https://example.com/',
                period: { start: '2017-01', end: '2018-06' },
              },
            ],
          },
          {
            type: 'card-grid',
            id: 'work',
            heading: 'Veröffentlichungen',
            intro: [longWord],
            layout: 'projects',
            filter: true,
            facts: [{ label: longWord, value: longWord }],
            categories: [
              { id: 'a', label: 'Bundesministerien' },
              { id: 'b', label: longWord },
            ],
            cards: ['a', 'b', 'c', 'a', 'b', 'c'].map((category, index) => ({
              title: index % 2 ? longWord : 'Straßenverkehrszulassungsordnungsprüfer',
              role: index % 2 ? 'Hauptverantwortliche' : longWord,
              description: longWord,
              category,
              technologies: ['Rust', longWord],
              links: [{ label: longWord, href: 'https://example.com/' }],
            })),
            tags: [longWord],
          },
          {
            type: 'course-list',
            heading: longWord,
            intro: [longWord],
            courses: [
              {
                title: longWord,
                description: longWord,
                type: 'Workshop',
                level: 'Advanced',
                topics: [longWord],
                duration: longWord,
                students: 12345,
                rating: 4.9,
                href: 'https://example.com/',
              },
              { title: 'Kurz', type: 'Video Course', level: 'Beginner' },
            ],
          },
          {
            type: 'form',
            id: 'contact',
            heading: 'Kontaktmöglichkeiten',
            intro: [longWord],
            contacts: [
              { label: longWord, value: '{email}', href: 'mailto:{email}', icon: 'mail' },
              { label: 'Ort', value: longWord },
              { label: 'Telefon', value: '+49 851 000000000', href: 'tel:+49851000000000' },
            ],
            actions: [{ label: longWord, href: 'https://example.com/', help: longWord }],
            links: [{ label: longWord, href: 'https://example.com/' }],
            fields: [
              { type: 'email', name: 'email', label: 'Ihre E-Mail-Adresse', required: true },
              { type: 'textarea', name: 'message', label: longWord, required: true },
              { type: 'select', name: 'kind', label: 'Vertragsart', options: ['Festanstellung', longWord] },
              { type: 'checkbox', name: 'consent', label: `Ich stimme der ${longWord} zu`, required: true },
            ],
            submit: longWord,
          },
        ],
      },
      {
        path: '/datenschutz',
        title: 'Datenschutzerklärung',
        blocks: [
          {
            type: 'legal-text',
            heading: 'Datenschutzgrundverordnungskonformitätserklärung',
            intro: [longWord],
            updated: longWord,
            back: { label: longWord, href: '/' },
            sections: [
              { heading: longWord, paragraphs: [longWord], list: [longWord], links: [{ label: longWord, href: '/' }] },
              { heading: 'Verantwortliche', paragraphs: ['Ich.'] },
            ],
          },
        ],
      },
    ],
  };
}

/** Arabic, written from right to left, with the kinds of blocks that a portfolio has. */
export function arabic(): Site {
  return {
    version: 2,
    language: 'ar',
    owner: { name: 'أمينة الطرابلسي', title: 'مطوّرة ويب وقائدة فريق', email: 'amina@example.com', location: 'تونس' },
    navigation: ['نبذة', 'المهارات', 'الخبرة', 'الأعمال', 'اتصل بي'].map((label) => ({ label, href: '/#work' })),
    footer: { copyright: '© 2026 {name}', links: [{ label: 'سياسة الخصوصية', href: '/' }], print: true },
    pages: [
      {
        path: '/',
        title: '{name}',
        blocks: [
          {
            type: 'hero',
            headline: '{name}',
            title: '{title}',
            summary: 'أصمّم وأبني منصّات ويب يحبّ الناس استعمالها.',
            actions: [
              { label: 'شاهد أعمالي', href: '#work' },
              { label: 'تواصل معي', href: '#contact' },
            ],
            availability: 'متاحة لمشاريع جديدة',
            counters: [
              { label: 'مشروع منجز', value: 12480, suffix: '+' },
              { label: 'سنوات خبرة', value: 9, suffix: '+' },
              { label: 'عملاء', value: 25, suffix: '+' },
              { label: 'تقنيات', value: 99.5, suffix: ' %' },
            ],
            links: [{ label: 'GitHub', href: 'https://github.com/', icon: 'github' }],
          },
          {
            type: 'card-grid',
            id: 'about',
            heading: 'نبذة',
            intro: ['أحبّ المسافة كلّها: الحديث الأوّل مع العميل، نموذج البيانات، الواجهة.', 'أكتب برامج تعيش طويلا.'],
            facts: [
              { label: 'المكان', value: 'تونس' },
              {
                label: 'اللغات',
                languages: [
                  { name: 'العربية', level: 'native' },
                  { name: 'الفرنسية', level: 'C1' },
                  { name: 'الإنجليزية', level: 'B2' },
                ],
              },
            ],
            cards: ['خبرة تقنية', 'قيادة فريق', 'إدارة مشاريع'].map((title) => ({
              title,
              icon: 'code' as const,
              description: 'من قاعدة البيانات إلى الواجهة.',
            })),
            tags: ['عن بعد', 'Symfony'],
          },
          {
            type: 'skill-group',
            id: 'skills',
            heading: 'المهارات',
            groups: ['الخادم', 'الواجهة', 'الأدوات'].map((title) => ({
              title,
              skills: [{ name: 'Symfony', level: 92 }, { name: 'قواعد البيانات', level: 60 }, { name: 'Rust' }],
            })),
          },
          {
            type: 'timeline',
            heading: 'الخبرة',
            entries: [
              {
                title: 'مطوّرة أولى',
                organization: 'Smart Touch',
                location: 'تونس',
                period: { start: '2021-03', end: 'present' },
                achievements: ['سلّمت أكثر من خمسين مشروعا لعملاء في أوروبا.'],
                technologies: ['Symfony', 'API Platform'],
              },
            ],
          },
          {
            type: 'card-grid',
            id: 'work',
            heading: 'الأعمال',
            layout: 'projects',
            filter: true,
            categories: categories.slice(0, 9).map(({ id }, index) => ({ id, label: `تصنيف المشاريع ${index}` })),
            cards: Array.from({ length: 12 }, (_, index) => ({
              title: index % 2 ? 'متجر الورود' : 'Gympark',
              role: 'مطوّرة',
              description: 'منصّة حجز لسلسلة من القاعات.',
              category: categories[index % 9]?.id ?? '',
              technologies: ['Symfony', 'React'],
            })),
          },
          {
            type: 'form',
            id: 'contact',
            heading: 'اتصل بي',
            contacts: [{ label: 'الهاتف', value: '+216 00 000 000', href: 'tel:+21600000000', icon: 'phone' }],
            fields: [
              { type: 'email', name: 'email', label: 'البريد الإلكتروني', required: true },
              { type: 'textarea', name: 'message', label: 'الرسالة', required: true },
            ],
            submit: 'أرسل',
          },
        ],
      },
    ],
  };
}
