import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { render } from '../../../src/client/prerender.tsx';
import { feedOf } from '../../../src/core/outputs/feed/feed.ts';
import { resumeOf } from '../../../src/core/outputs/resume/resume-of.ts';
import { plainText } from '../../../src/shared/rich-text.ts';
import { ownerIn } from '../../support/graph.tsx';
import { builtAt } from '../../support/render.tsx';
import { compileSite, siteWith } from '../../support/sites/site.ts';

const typed = `It's "so" -- see \`"x" --y\`, https://example.com/a--b and {yearsSince:2016}...`;
const shown = `It’s “so” – see "x" --y, https://example.com/a--b and 10…`;

const blocks = [
  { type: 'hero', headline: "{name}'s work", summary: typed, actions: [{ label: `"Go"`, href: '/b#it-s' }] },
  {
    type: 'timeline',
    id: 'work',
    entries: [{ title: `"Lead"`, organization: "Ben's", period: { start: '2020', end: 'present' } }],
  },
  { type: 'text', id: 'words', body: ['## It\'s "so"', '', typed, '', '```', `"it's" -- ...`, '```'] },
  {
    type: 'form',
    id: 'contact',
    subject: `"Hi"`,
    fields: [{ type: 'select', name: 'kind', label: "What's it?", options: [`"A"`, "Don't know"] }],
    send: { endpoint: 'https://example.com/', fields: [{ name: 'x', value: `"x" -- y` }] },
  },
];

const site = () => ({
  ...siteWith(...blocks),
  url: 'https://example.com/',
  outputs: { feed: true },
  owner: { name: "Ann O'Neil", title: `"Lead" dev`, email: 'ann@example.com', summary: "It's me." },
});

function compiled() {
  const found = compileSite({
    ...site(),
    pages: [
      ...siteWith(...blocks).pages,
      {
        path: '/b',
        title: `"B"`,
        date: '2020-01-01',
        blocks: [
          { type: 'hero', kind: 'article', headline: `"B"` },
          { type: 'text', id: 'b', body: ["## It's", '', typed] },
        ],
      },
    ],
  });
  if (!found.site) throw new Error(found.diagnostics.map(({ message }) => message).join('\n'));
  return found;
}

test('texts of site.json and Markdown have typographic characters, but code, addresses and times do not', () => {
  const { site } = compiled();
  const [hero, timeline, text, form] = site.pages[0]?.blocks ?? [];
  expect(hero).toMatchObject({ headline: 'Ann O’Neil’s work', actions: [{ label: '“Go”', href: '/b#it-s' }] });
  expect(timeline).toMatchObject({ entries: [{ title: '“Lead”', organization: 'Ben’s' }] });
  expect(hero?.type === 'hero' && plainText(hero.summary ?? '', builtAt)).toBe(shown);
  expect(text).toMatchObject({
    content: [{ kind: 'heading', id: 'it-s-so', text: 'It’s “so”' }, { kind: 'paragraph' }, { kind: 'code' }],
  });
  expect(JSON.stringify(text)).toContain('It’s “so” – see');
  expect(JSON.stringify(text)).toContain(JSON.stringify(`"it's" -- ...`));
  // Submitted values stay as the owner typed them.
  expect(form).toMatchObject({
    subject: `"Hi"`,
    fields: [{ label: 'What’s it?', options: [`"A"`, "Don't know"] }],
    send: { fields: [{ value: `"x" -- y` }] },
  });
});

test('resume.json, structured data and the URLs of a feed stay as the owner typed them', () => {
  const { localized, site } = compiled();
  const { basics, work } = resumeOf(registry, localized, builtAt);
  expect(basics).toMatchObject({ name: "Ann O'Neil", label: `"Lead" dev`, summary: "It's me." });
  expect(work).toMatchObject([{ name: "Ben's", position: `"Lead"` }]);
  const owner = siteWith({ type: 'hero', headline: '{name}', title: '{title}' }, ...blocks.slice(1));
  const facts = ownerIn({ ...owner, owner: { name: "Ann O'Neil", title: `"Lead" dev`, email: 'ann@example.com' } });
  expect(facts).toMatchObject({
    name: "Ann O'Neil",
    jobTitle: `"Lead" dev`,
    worksFor: [{ name: "Ben's" }],
  });
  const [post] = feedOf(registry, site)?.posts ?? [];
  expect(post?.html).toContain('https://example.com/a--b');
  expect(post?.html).toContain('It’s “so” –');
});

test('typographic characters are those of the language of the text', () => {
  const { language: _, ...rest } = siteWith(
    { type: 'hero', headline: { en: `"Hi"`, fr: `"Salut" !` }, summary: `"One" text` },
    { type: 'text', id: 'a', body: { en: [`"Hi"`], fr: [`"Salut"`] } },
    { type: 'text', id: 'b', body: [`"Hi"`] },
  );
  const found = compileSite({ ...rest, languages: ['en', 'fr'] });
  const french = found.translations?.[0];
  const markup = french?.paginated.pages
    .map((page) => render({ page, shell: french.paginated.shell, builtAt }))
    .join('')
    .replace(/<[^>]*>/g, '|');
  expect(markup).toContain('«\u202FSalut\u202F»\u202F!');
  expect(markup).toContain('|«\u202FSalut\u202F»|');
  expect(markup).toContain('|“One” text|');
  expect(markup).toContain('|“Hi”|');
});
