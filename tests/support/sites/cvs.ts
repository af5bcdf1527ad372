import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../../schema/site.ts';
import type { CvDocument } from '../../../src/core/outputs/cv/cv-document.ts';
import { loadLabels } from '../../../src/node/load/load-labels.ts';
import { documentsOf } from '../cv-document.ts';
import { root } from '../root.ts';

await loadLabels(['fr', 'ar', 'pl', 'ja']);

const read = (file: string): Site => JSON.parse(readFileSync(join(root, file), 'utf8'));

/* With ligatures, and Polish letters. */
const polish = {
  version: 2,
  language: 'pl',
  url: 'https://zolw.example/',
  owner: {
    name: 'Łucja Żółć-Wójcik',
    title: 'Księgowa i biegła rewidentka',
    email: 'lucja@zolw.example',
    phone: '+48 22 000 00 00',
    location: { city: 'Łódź', countryCode: 'PL' },
    profiles: [{ network: 'LinkedIn', href: 'https://www.linkedin.com/in/lucja-zolc-wojcik' }],
  },
  pages: [
    {
      path: '/',
      title: '{name}',
      blocks: [
        { type: 'hero', headline: '{name}', summary: 'Finanse spółek: „żaden grosz nie ginie”, efektywnie i na czas.' },
        {
          type: 'timeline',
          heading: 'Doświadczenie',
          entries: [
            {
              title: 'Główna księgowa',
              organization: 'Młyny Śląskie',
              location: 'Wrocław',
              period: { start: '2019-03', end: 'present' },
              achievements: ['Skróciła zamknięcie miesiąca z dziewięciu dni do trzech', 'Prowadzi zespół pięciu osób'],
              technologies: ['SAP', 'Płatnik'],
            },
            {
              title: 'Asystentka rewidenta',
              organization: 'Biuro Ćwiklińscy',
              location: 'Łódź',
              period: { start: '2014-09', end: '2019-02' },
              description: 'Badanie sprawozdań sześćdziesięciu firm.',
            },
          ],
        },
        {
          type: 'timeline',
          kind: 'education',
          heading: 'Wykształcenie',
          entries: [
            {
              degree: 'Magister',
              area: 'Rachunkowość',
              organization: 'Uniwersytet Łódzki',
              period: { start: '2009', end: '2014' },
            },
          ],
        },
        {
          type: 'skill-group',
          heading: 'Umiejętności',
          groups: [{ title: 'Narzędzia', skills: [{ name: 'Arkusze', level: 90 }, { name: 'Źródła prawa' }] }],
        },
      ],
    },
  ],
};

const japanese = {
  version: 2,
  language: 'ja',
  url: 'https://yamada.example/',
  owner: {
    name: '山田 花子',
    title: '看護師・保健師',
    email: 'hanako@yamada.example',
    phone: '+81 3 0000 0000',
    location: { city: '東京', countryCode: 'JP' },
    website: 'https://yamada.example/',
  },
  pages: [
    {
      path: '/',
      title: '{name}',
      blocks: [
        {
          type: 'hero',
          headline: '{name}',
          summary: '救急と訪問看護の経験を生かし、地域の人々が自宅で安心して暮らせるように支えています。',
        },
        {
          type: 'timeline',
          heading: '職歴',
          entries: [
            {
              title: '訪問看護師',
              organization: 'みどり訪問看護ステーション',
              location: '世田谷区',
              period: { start: '2020-04', end: 'present' },
              achievements: ['利用者42名を担当', '記録を紙からタブレットへ移行（半年で完了）'],
            },
            {
              title: '看護師（救急外来）',
              organization: '中央病院',
              location: '東京',
              period: { start: '2013-04', end: '2020-03' },
              description: '三交代勤務、新人教育を担当。',
            },
          ],
        },
        {
          type: 'timeline',
          kind: 'education',
          heading: '学歴',
          entries: [
            { degree: '学士', area: '看護学', organization: '東都大学', period: { start: '2009', end: '2013' } },
          ],
        },
        {
          type: 'credential-list',
          heading: '資格',
          credentials: [{ title: '保健師免許', issuer: '厚生労働省', date: '2013-04' }],
        },
      ],
    },
  ],
};

/** A CV and the look in which it is printed. */
export interface SampleCv {
  name: string;
  look: 'door' | 'letterhead';
  cv: CvDocument;
}

/** CVs in five languages and both designs. The Japanese one is the last, because its font is a large package. */
export function sampleCvs(): SampleCv[] {
  const [english, french, arabic] = documentsOf(read('samples/three-languages/site.json')) as [
    CvDocument,
    CvDocument,
    CvDocument,
  ];
  const only = (site: Site) => documentsOf(site)[0] as CvDocument;
  return [
    { name: 'a developer, English', look: 'door', cv: english },
    { name: 'a developer, French', look: 'door', cv: french },
    { name: 'a developer, Arabic', look: 'door', cv: arabic },
    { name: 'a lawyer, English', look: 'letterhead', cv: only(read('samples/looks/letterhead/site.json')) },
    { name: 'a developer, Arabic', look: 'letterhead', cv: arabic },
    { name: 'an accountant, Polish', look: 'door', cv: only(polish as Site) },
    { name: 'an accountant, Polish', look: 'letterhead', cv: only(polish as Site) },
    { name: 'a nurse, Japanese', look: 'door', cv: only(japanese as Site) },
  ];
}
