/*
 * Sites that are larger than any portfolio, and deterministic: valid ones that the command must support, and ones full
 * of mistakes that it must report in bounded time.
 */

/** A valid site of at least `bytes` bytes, as the text of its file. */
export function bigSite(bytes) {
  const pages = [home()];
  for (let size = 0; size < bytes; ) {
    const page = pageOf(pages.length);
    // The pages in the list are indented by four more spaces.
    size += JSON.stringify([[page]], null, 2).length - 10;
    pages.push(page);
  }
  return JSON.stringify({ version: 2, language: 'en', owner, pages }, null, 2);
}

/** A valid site of a thousand pages in three languages, one of them right-to-left, as the text of its file: 6 MB. */
export function threeLanguages() {
  const texts = {
    en: 'A [platform](/page-3) for **gyms** with bookings, payments and reports, begun in {year}',
    fr: 'Une [plateforme](/page-3) pour des **salles** avec réservations et paiements, commencée en {year}',
    ar: 'منصة [حجز](/page-3) للصالات **الرياضية** مع المدفوعات والتقارير، بدأت في {year}',
  };
  const each = (make) => Object.fromEntries(Object.entries(texts).map(([tag, text]) => [tag, make(text, tag)]));
  const words = { en: 'Part', fr: 'Partie', ar: 'جزء' };
  const label = (number) => each((_, tag) => `${words[tag]} ${number}`);
  const summary = (number) => each((text) => `${text} (${number}).`);
  const cards = (page) =>
    Array.from({ length: 4 }, (_, card) => ({
      title: label(`${page}.${card}`),
      description: summary(`${page}.${card}`),
      technologies: ['React'],
      links: [{ label: label(card), href: `/page-${page}` }],
    }));
  const body = each((text) => ['## Parts', `${text}.`, `- ${text}`, `- ${text}`, '', `> ${text}.`]);
  const pages = Array.from({ length: 1000 }, (_, index) => ({
    path: `/page-${index + 1}`,
    title: label(index + 1),
    description: label(index + 1),
    blocks: [
      { type: 'hero', headline: label(index + 1), summary: summary(index + 1) },
      { type: 'card-grid', id: 'work', heading: label(index + 1), layout: 'projects', cards: cards(index + 1) },
      { type: 'text', id: 'more', body },
    ],
  }));
  return JSON.stringify({ version: 2, languages: Object.keys(texts), owner, pages: [home(), ...pages] }, null, 2);
}

/** A big site with one kind of mistake, `count` times or as often as possible. */
export const mistakes = {
  'unknown settings': (site, count) => times(site, count, /"level":/g, (index) => `"lvel${index}":`),
  'links that lead nowhere': (site, count) =>
    times(site, count, /"href": "\/page-\d+/g, (index) => `"href": "/pgae-${index}`),
  'unknown placeholders': (site, count) => times(site, count, /\{yearsSince:2016\}/g, () => '{yaersSince}'),
  'texts for numbers': (site, count) => times(site, count, /"level": (\d+)/g, (_, [, level]) => `"level": "${level}"`),
  'commas too many': (site, count) => times(site, count, /\n( *)\}/g, (_, [, blanks]) => `,\n${blanks}}`),
  'commas too many, near the end': (site, count) => {
    const start = site.indexOf('\n', site.length * 0.9);
    return site.slice(0, start) + mistakes['commas too many'](site.slice(start), count);
  },
  'names written twice': (site, count) => times(site, count, /"level":/g, () => '"level": 1, "level":'),
  'missing commas': (site, count) => times(site, count, /,\n/g, () => '\n'),
  'no end': (site) => site.slice(0, -20),
};

const owner = { name: 'Amina Trabelsi', title: 'Developer', email: 'amina@example.com', location: 'Tunis, Tunisia' };

const home = () => ({
  path: '/',
  title: '{name}: {title}',
  blocks: [{ type: 'hero', headline: '{name}', links: [{ label: 'Mail', href: 'mailto:{email}', icon: 'mail' }] }],
});

function pageOf(number) {
  const range = (count) => Array.from({ length: count }, (_, index) => index);
  const level = (index) => (number * 7 + index * 13) % 101;
  return {
    path: `/page-${number}`,
    title: `Page ${number} of {name}`,
    description: `What there is to say about number ${number}, by {name} in {location}.`,
    blocks: [
      {
        type: 'hero',
        headline: `Number ${number}`,
        summary: 'For {yearsSince:2016} years I have built web platforms.',
      },
      {
        type: 'skill-group',
        id: 'skills',
        heading: 'Skills',
        groups: range(3).map((group) => ({
          title: `Group ${group}`,
          skills: range(6).map((skill) => ({ name: `Skill ${group}.${skill}`, level: level(skill) })),
        })),
      },
      {
        type: 'card-grid',
        id: 'work',
        heading: 'Work',
        layout: 'projects',
        categories: [{ id: 'web', label: 'Web' }],
        cards: range(6).map((card) => ({
          title: `Project ${number}.${card}`,
          description: `Booking platform number ${card} for a chain of gyms, begun in {year}.`,
          category: 'web',
          technologies: ['Symfony', 'React', 'PostgreSQL'],
          links: [
            { label: 'The page before', href: number === 1 ? '/' : `/page-${number - 1}` },
            { label: 'Its skills', href: `/page-${number}#skills` },
          ],
        })),
      },
      {
        type: 'legal-text',
        id: 'terms',
        heading: 'Terms',
        sections: range(4).map((section) => ({
          heading: `Section ${section}`,
          paragraphs: [`Paragraph ${section} of page ${number}. `.repeat(8).trim()],
        })),
      },
    ],
  };
}

function times(site, count, pattern, write) {
  let done = 0;
  return site.replace(pattern, (...match) => (done < count ? write(done++, match) : match[0]));
}
