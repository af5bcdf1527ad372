/*
 * Month names and date formats of the most common languages, from the Common Locale Data Repository in Intl. Always
 * with the Gregorian calendar and Latin digits, so that the years of a site are consistent. `npm run generate` writes
 * the tables; see src/core/text/month-names.ts.
 */

/* Forty languages. Tags with the same tables are in one entry; countries with other month names have their own. */
const languages = [
  ...'en fr de es it pt nl ar bg bn ca cs da el et fa fi he hi hr hu id ja ko lt lv nb,no,nn'.split(' '),
  ...'pl ro ru sk sl sr sv th tr uk ur vi zh,zh-Hant'.split(' '),
  ...['de-AT', 'sr-Latn', 'ar-TN,ar-DZ', 'ar-SY,ar-LB,ar-IQ,ar-JO,ar-PS', 'ar-MA', 'ar-MR'],
];

/* Languages with full names in a month with a year: their abbreviations are numbers or unusual. */
const inFull = new Set('bg fi hr lt sk vi'.split(' '));

/* Languages that write a period after an abbreviation, which the repository omits. */
const pointed = new Set('en es it nl'.split(' '));

/* In Portuguese, "de" is omitted from a short date, and "mai." isn't shorter than the name. */
const plain = new Set(['pt']);

/** The JSON file with all tables. */
export function monthTables() {
  const tables = languages.map((tags) => [tags.toLowerCase(), ...withoutUsual(tableOf(tags.split(',')[0]))].join('; '));
  return `${JSON.stringify({ cldr: process.versions.cldr, tables }, null, 2)}\n`;
}

function withoutUsual([months, date, month]) {
  if (month !== '{month} {year}') return [months, date, month];
  return date === '{day} {month} {year}' ? [months] : [months, date];
}

function tableOf(language) {
  const day = partsIn(language, { day: 'numeric', month: 'long', year: 'numeric' });
  const month = partsIn(language, { month: inFull.has(language) ? 'long' : 'short', year: 'numeric' });
  const months = Array.from({ length: 12 }, (_, index) => {
    const [whole, short] = [monthIn(day(index)), monthIn(month(index))];
    const cut = pointed.has(language) && short !== whole ? `${short}.` : short;
    return together(whole, plain.has(language) && cut.length === whole.length ? whole : cut);
  });
  const order = plain.has(language) ? '{month} {year}' : templateOf(month(2));
  const [first = ''] = months;
  const numbered = months.every((name, index) => name === first.replace('1', index + 1))
    ? first.replace('1', '#')
    : null;
  return [numbered ?? months.join(','), templateOf(day(2)), order];
}

function together(whole, short) {
  if (short === whole) return whole;
  const stem = short.replace(/\.$/, '');
  const isPlain = !/[.|/]/.test(stem + whole) && whole.startsWith(stem) && stem !== whole;
  return isPlain ? `${stem}${short === stem ? '|' : '.'}${whole.slice(stem.length)}` : `${whole}/${short}`;
}

function partsIn(language, options) {
  const format = new Intl.DateTimeFormat(language, {
    ...options,
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  });
  return (month) => format.formatToParts(Date.UTC(2021, month, 15));
}

const monthIn = (parts) => parts.flatMap(({ type, value }) => (type === 'month' ? [value] : [])).join('');

const templateOf = (parts) => parts.map(({ type, value }) => (type === 'literal' ? value : `{${type}}`)).join('');
