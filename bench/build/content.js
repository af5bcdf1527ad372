/*
 * The content of a page, for every generator: a hero, 6 groups of 8 skills, 4 jobs, 22 projects, 4 courses, a form, and
 * a legal text of 12 sections. Random with a fixed seed, so that every generator and every run gets the same text.
 */

/** The content of page `number`. */
export function contentOf(number) {
  const random = generator(number * 7919 + 17);
  const oneOf = (list) => list[Math.floor(random() * list.length)];
  const some = (count, make) => Array.from({ length: count }, (_, index) => make(index));
  const title = (count) => capital(some(count, () => oneOf(words)).join(' '));
  const sentence = (count) => `${title(count)}.`;
  const text = (count, length = 14) => some(count, () => sentence(length + Math.floor(random() * 6))).join(' ');
  return {
    slug: `p${number}`,
    name: title(2),
    role: `${oneOf(tools)} developer`,
    summary: text(3),
    skills: some(6, () => ({
      title: title(2),
      items: some(8, (index) => ({ name: `${oneOf(tools)} ${index + 1}`, level: Math.floor(random() * 101) })),
    })),
    jobs: some(4, (index) => ({
      start: `${2022 - index * 3}-01`,
      end: `${2024 - index * 3}-12`,
      title: title(3),
      company: `${title(2)} ${index}`,
      text: text(3),
    })),
    projects: some(22, () => ({ title: title(3), text: text(2), tools: distinct(some(4, () => oneOf(tools))) })),
    courses: some(4, () => ({
      title: title(4),
      text: text(1),
      hours: 1 + Math.floor(random() * 40),
      topics: distinct(some(3, () => oneOf(tools))),
    })),
    legal: some(12, () => ({ title: title(3), text: text(4, 18) })),
  };
}

/** The fields of the form, the same on every page. */
export const fields = [
  { name: 'firstName', label: 'First name', type: 'text', autocomplete: 'given-name' },
  { name: 'lastName', label: 'Last name', type: 'text', autocomplete: 'family-name' },
  { name: 'mail', label: 'Email', type: 'email', autocomplete: 'email' },
  { name: 'message', label: 'Message', type: 'textarea', autocomplete: 'off' },
];

/* Lehmer's generator: numbers from 0 to 1. */
function generator(seed) {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const capital = (text) => text[0].toUpperCase() + text.slice(1);
const distinct = (list) => [...new Set(list)];

const tools = `TypeScript JavaScript React Node Deno Rust Go Python Kotlin Swift Java PostgreSQL SQLite Redis Kafka
  GraphQL Docker Kubernetes Terraform Ansible Linux Nginx Vite Playwright Vitest Cypress WebSocket WebAssembly Figma
  Markdown Git Prometheus Grafana Symfony Sentry`.split(/\s+/);

const words =
  `able above access across action after again against agree air allow almost along already always among amount
  answer apply area around arrive ask author away back balance base batch because become before begin behind below best
  between big block board body book both bottom box branch break bring browser budget build button call card care carry
  case catch cause chain change chart check choose city clean clear client close cloud collect column come common compare
  compile compute connect contact content context control copy core correct cost count course cover create current custom
  daily date day deal decide deep define deliver depend design detail develop device differ direct discover display divide
  document domain done down draft draw drive drop during each early earn easy edge edit effect empty enable encode end
  engine enough ensure enter equal error estimate even event every exact example expect explain extend extra face fact fair
  fall far fast feature few field file fill filter final find first fit fix flat flow focus follow force form forward
  frame free fresh full function future gain gather general give global goal good grant great group grow guard guide half
  hand handle happen hard have head heap help high history hold home host hour idea image impact improve include inform
  inner input inside instead invite issue item join journey just keep key kind know label language large last late launch
  layer layout lead learn leave less let level library light like limit line link list listen little live local lock log
  long look loop low main make manage many map mark market match matter mean measure meet member memory merge message
  method might mind minor miss mode model module month more most move much must name near need never new next night none
  normal note nothing notice number observe offer office often old once only open operate option order other our outside
  over own pack page pair panel paper part pass path pattern pay people perform person phone pick piece place plan play
  point policy possible power practice prepare present press prevent price print process product profile progress project
  proof protect prove provide public publish purpose quality question quick quiet quite range rate reach read ready real
  reason receive record reduce refer region release remain remote remove repeat reply report request research resolve
  resource respond rest result return review rich right risk role room root round rule safe same sample save scale scan
  schedule school scope screen search season second section secure see select send sense serve service set settle several
  shape share shelf shift ship short should show side sign signal similar simple since single site size skill slow small
  smart soft solid solve some soon sort source space special speed spend split spread staff stage standard start state
  stay step still stop store story stream street strong structure student study style subject such suggest support sure
  switch system table take talk target task teach team tell term test than that their then there these thing think third
  thread through time together tone tool top total touch trace track trade train transfer travel tree trust try turn type
  under unit until update use usual value various verify version very view visit voice wait walk want watch way week
  weight well what when where which while whole why wide will window with within without word work world would write year`.split(
    /\s+/,
  );
