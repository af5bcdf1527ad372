/* Advice for settings and types that belong elsewhere in a form that only the owner can write. */

/** Returns advice for an unsupported setting of an object with this schema title; undefined if there is none. */
export function settingHint(key: string, thing: string): string | undefined {
  return settings.find(([part, words]) => part === thing && words.test(key))?.[2];
}

const period = /^(?:period|date[-_ ]?range|time[-_ ]?(?:frame|span))$/i;

const settings: [thing: string, words: RegExp, told: string][] = [
  [
    'Form',
    /^(?:to|e-?mail|recipient|sendto|receiver)$/i,
    'set "email" in "owner", or "endpoint" in "send", to choose where a form sends its messages',
  ],
  ['Outputs', /pdf|^(?:print|docx?|word)$/i, 'remove it and set "cv": visitors print the CV page or save it as a PDF'],
  ...['Site', 'Owner', 'Page'].map((part): (typeof settings)[number] => [
    part,
    /pdf/i,
    'set "cv" in "outputs": visitors print the CV page or save it as a PDF',
  ]),
  ['Site', /^(?:site[-_]?)?title$/i, 'set "title" on each page, and "name" in "owner"'],
  ['Page', /^(?:private|unlisted|password|protected)$/i, 'use "draft": true to keep this page off the published site'],
  [
    'Card',
    /^(?:per|unit|currency|price[-_]?(?:unit|currency|suffix|per))$/i,
    'write it in "price", for example "30 € per hour"',
  ],
  ['Course', period, 'use "date" for one date, or "term" for a period, for example "2024–2025"'],
  ['Credential', period, 'use "date" for the date of issue, and "expires" for the expiry date'],
  ['Publication', period, 'use "date": a publication has one date'],
  ['Page', period, 'use "date" for the publication date, and "updated" for the date of the last change'],
  ['Skill', period, 'use "since": a skill has a start date only'],
  [
    'Publication',
    /^pages?[-_]?(?:range|numbers?)?s?$/i,
    'add the page numbers to "publisher", for example "Nature, pages 3–9"',
  ],
];

/** Returns why a setting is unnecessary; undefined if it isn't. */
export function needlessSetting(key: string, thing: string): string | undefined {
  return thing === 'Form' && /^(?:form[-_]?)?method$/i.test(key)
    ? 'remove it: forms are always sent with POST'
    : undefined;
}

/** Returns advice for an unsupported block type; undefined if there is none. */
export function typeHint(written: string): string | undefined {
  const word = written.toLowerCase().replace(/[^a-z]|section$|block$/g, '');
  return types.find(([words]) => words.split(' ').includes(word))?.[1];
}

const types: [words: string, told: string][] = [
  ['footer', 'the footer is a top-level setting, not a block: "footer": { … }'],
  ['nav navbar navigation menu topbar', 'the menu is a top-level setting, not a block: "navigation": [ … ]'],
  ['stats statistics numbers counter counters metrics', 'use "counters" in a hero for numbers'],
  ['social socials links sociallinks', 'use "links" in a hero or "profiles" in "owner" for social links'],
  ['cta calltoaction button buttons', 'use "actions" in a hero for buttons'],
];
