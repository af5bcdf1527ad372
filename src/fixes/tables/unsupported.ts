/*
 * What other generators support and Onefolio doesn't, with advice. Names are in lower case, without hyphens, underscores
 * and spaces; an asterisk stands for any characters.
 */

const period = 'period daterange timeframe timespan';

/** Advice for settings that belong elsewhere in a form that only the owner can write, by the title of the object. */
export const settingHints: readonly [object: string, names: string, advice: string][] = [
  [
    'Form',
    'to email recipient sendto receiver',
    'set "email" in "owner", or "endpoint" in "send", to choose where a form sends its messages',
  ],
  ['Site', 'title sitetitle', 'set "title" on each page, and "name" in "owner"'],
  ['Page', 'private unlisted password protected', 'use "draft": true to keep this page off the published site'],
  [
    'Card',
    'per unit currency priceunit pricecurrency pricesuffix priceper',
    'write it in "price", for example "30 € per hour"',
  ],
  ['Course', period, 'use "date" for one date, or "term" for a period, for example "2024–2025"'],
  ['Credential', period, 'use "date" for the date of issue, and "expires" for the expiry date'],
  ['Publication', period, 'use "date": a publication has one date'],
  ['Page', period, 'use "date" for the publication date, and "updated" for the date of the last change'],
  ['Skill', period, 'use "since": a skill has a start date only'],
  [
    'Publication',
    'page pages pagerange pageranges pagesrange pagenumber pagenumbers pagesnumbers',
    'add the page numbers to "publisher", for example "Nature, pages 3–9"',
  ],
];

/** Settings for a format of the CV, which the list "cv" in "outputs" turns on, by the title of the object. */
export const cvFormats: readonly [object: string, names: string, format: 'pdf' | 'docx'][] = [
  ['Outputs', '*pdf* print', 'pdf'],
  ['Outputs', '*docx* doc word', 'docx'],
  ['Site', '*pdf*', 'pdf'],
  ['Owner', '*pdf*', 'pdf'],
  ['Page', '*pdf*', 'pdf'],
];

/** Advice for settings that have no effect, by the title of the object. */
export const needlessSettings: readonly [object: string, names: string, advice: string][] = [
  ['Form', 'method formmethod', 'remove it: forms are always sent with POST'],
];

/** Advice for block types that aren't blocks. */
export const typeHints: readonly [names: string, advice: string][] = [
  ['footer', 'the footer is a top-level setting, not a block: "footer": { … }'],
  ['nav navbar navigation menu topbar', 'the menu is a top-level setting, not a block: "navigation": [ … ]'],
  ['stats statistics numbers counter counters metrics', 'use "counters" in a hero for numbers'],
  ['social socials links sociallinks', 'use "links" in a hero or "profiles" in "owner" for social links'],
  ['cta calltoaction button buttons', 'use "actions" in a hero for buttons'],
];

/** Reasons why a setting of any object isn't supported. */
export const unsupportedFeatures: readonly [names: string, reason: string][] = [
  [
    'order weight position menu nav navorder navtitle inmenu',
    'the menu shows the links in "navigation", in their order',
  ],
  ['*analytics* *gtag* tracking* matomo* plausible* gtm*', "Onefolio doesn't support analytics"],
];
