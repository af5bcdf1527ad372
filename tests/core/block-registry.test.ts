import { expect, test } from 'vitest';
import { line, paragraphs, section as settings } from '../../schema/parts.ts';
import { registry } from '../../src/blocks/registry.ts';
import { section } from '../../src/core/article/block-content.ts';
import { type BlockDefinitions, registryOf } from '../../src/core/block-registry.ts';
import { feedOf } from '../../src/core/outputs/feed/feed.ts';
import { compileValidator } from '../../src/core/validation/compile-validator.ts';
import { compileSite, complaintsOf, siteWith, smallSite } from '../support/sites/site.ts';

const schema = {
  type: 'object',
  title: 'Event list',
  properties: {
    type: { const: 'event-list' },
    ...settings,
    events: {
      type: 'array',
      maxItems: 10,
      items: {
        type: 'object',
        title: 'Event',
        properties: { name: line, about: paragraphs, hidden: { type: 'boolean' } },
        required: ['name'],
        additionalProperties: false,
      },
    },
  },
  required: ['type', 'events'],
  additionalProperties: false,
  examples: [{ type: 'event-list', id: 'events', events: [{ name: 'A talk' }] }],
} as const;

type EventList = { events: { name: string }[] };

const eventList = {
  schema,
  lists: ['events'],
  resolve: (block: EventList) => ({ ...block, count: block.events.length }),
  content: ({ events }: EventList) =>
    section(
      {},
      events.map(({ name }) => section({ heading: name }, [])),
    ),
};

// The types of blocks are those of Onefolio.
const definitions = [...registry.definitions, eventList] as unknown as BlockDefinitions;
const blocks = registryOf(definitions, compileValidator(definitions.map((each) => each.schema)));

const events = (...list: object[]) => ({ type: 'event-list', id: 'events', heading: 'Events', events: list });

test('a registry with one more block validates, localizes, resolves and paginates it', () => {
  const site = {
    ...siteWith(
      { type: 'hero', headline: 'x' },
      events({ name: { en: '{name} speaks', fr: '{name} parle' } }, { name: 'b', hidden: true }),
      { ...events({ name: 'c', hidden: true }), id: 'past' },
    ),
    language: undefined,
    languages: ['en', 'fr'],
  };
  const { diagnostics, paginated, translations } = compileSite(site, { blocks });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const { name } = smallSite().owner as { name: string };
  const shown = (text: string) => ({
    type: 'event-list',
    id: 'events',
    heading: 'Events',
    events: [{ name: text }],
    count: 1,
  });
  expect(paginated?.pages[0]?.blocks.slice(1)).toEqual([shown(`${name} speaks`)]);
  expect(translations?.[0]?.paginated.pages[0]?.blocks.slice(1)).toEqual([shown(`${name} parle`)]);
});

test('a block of a registry has the same diagnostics and fixes as any other', () => {
  expect(complaintsOf(siteWith(events({ nmae: 'a' })), { blocks })).toMatchInlineSnapshot(`
    [
      "OF104 Unknown event setting "nmae". | at "nmae" | did you mean "name"? | Event settings: name, about, hidden, languages",
    ]
  `);
  expect(complaintsOf(siteWith({ ...events({ name: 'a' }), type: 'event-lst' }), { blocks })).toMatchInlineSnapshot(`
    [
      "OF101 Unknown block type "event-lst". | at "event-lst" | did you mean "event-list"? | Available blocks: card-grid, course-list, credential-list, embed, event-list, form, gallery, hero, interest-list, legal-text, page-list, publication-list, question-list, quote-list, skill-group, text, timeline",
    ]
  `);
});

test('a block of a registry is part of the feed', () => {
  const { pages, ...site } = siteWith({ type: 'hero', headline: 'x' });
  const post = { path: '/talks', title: 'Talks', date: '2026-01-02', blocks: [events({ name: 'A talk on queues' })] };
  const { site: resolved } = compileSite(
    { ...site, url: 'https://example.com', outputs: { feed: true }, pages: [...(pages as object[]), post] },
    { blocks },
  );
  expect(resolved && JSON.stringify(feedOf(blocks, resolved))).toContain('A talk on queues');
});

test('a block type that is not in the registry is unknown', () => {
  expect(complaintsOf(siteWith(events({ name: 'a' })))[0]).toContain('OF101');
});
