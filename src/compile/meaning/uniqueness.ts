import { form } from '../../../schema/blocks/form.ts';
import type { BlockOf } from '../../../schema/blocks/index.ts';
import type { Page, Site } from '../../../schema/site.ts';
import type { Location, Problem } from '../diagnostic/diagnostic.ts';
import { twice } from '../shape/wrong-value.ts';
import { isReservedField, isReservedFixed, isReservedId, isReservedPath } from '../site/reserved-names.ts';

/** Paths, ids and names: unique among their kind, and free for an owner to use. What is hidden takes no name. */
export function checkUniqueness(site: Site): Problem[] {
  const pages = site.pages.map((page, index) => ({ page, at: `/pages/${index}` })).filter(({ page }) => !page.hidden);
  const problems = repeated(
    'OF202',
    pages.map(({ page, at }) => ({ name: page.path, at: value(`${at}/path`) })),
    'give this page another path; only one of the two could ever be shown',
  );
  problems.push(...missedByAjv(site));
  if (!pages.some(({ page }) => page.path === '/')) problems.push(homeless(site));
  for (const { page, at } of pages) {
    if (isReservedPath(page.path))
      problems.push({ code: 'OF207', at: value(`${at}/path`), words: { found: page.path } });
    problems.push(...checkPage(page, at));
  }
  return problems;
}

function homeless({ pages }: Site): Problem {
  const hidden = pages.findIndex(({ path }) => path === '/');
  return hidden < 0
    ? { code: 'OF213', at: { pointer: '/pages', part: 'key' }, label: 'one of these is the home page' }
    : {
        code: 'OF213',
        at: { pointer: `/pages/${hidden}/hidden`, part: 'value' },
        label: 'the home page cannot be hidden',
      };
}

function checkPage(page: Page, at: string): Problem[] {
  const blocks = page.blocks
    .map((block, index) => ({ block, at: `${at}/blocks/${index}` }))
    .filter(({ block }) => !block.hidden);
  const named = blocks.flatMap(({ block, at }) =>
    block.id === undefined ? [] : [{ name: block.id, at: value(`${at}/id`) }],
  );
  const problems = repeated('OF203', named, 'give this block another id; links could reach only one of the two');
  for (const { name, at } of named)
    if (isReservedId(name)) problems.push({ code: 'OF206', at, words: { found: name } });
  for (const { block, at } of blocks) {
    if (block.type === 'card-grid')
      problems.push(
        ...repeated(
          'OF215',
          (block.categories ?? []).map(({ id }, index) => ({ name: id, at: value(`${at}/categories/${index}/id`) })),
          'give this category another id',
        ),
      );
    if (block.type === 'form') problems.push(...checkForm(block, at));
  }
  return problems;
}

/* Everything that a message says has a name of its own: what is asked, what is sent along, and what nobody sees. */
function checkForm({ fields, subject, send }: BlockOf<'form'>, at: string): Problem[] {
  const { fields: fixed = [], honeypot } = send ?? {};
  const asked = fields.map(({ name }, index) => ({ name, at: value(`${at}/fields/${index}/name`) }));
  const sent = fixed.map(({ name }, index) => ({ name, at: value(`${at}/send/fields/${index}/name`) }));
  const unseen = honeypot === undefined ? [] : [{ name: honeypot, at: value(`${at}/send/honeypot`) }];
  // Without a name of the service's own it has one all the same, under which nothing is sent.
  const unnamed = honeypot === undefined ? form.properties.send.properties.honeypot.default : undefined;
  const named = subject === undefined ? [] : [{ name: 'subject', at: value(`${at}/subject`) }];
  return [
    ...repeated(
      'OF216',
      [...asked, ...sent, ...unseen, ...named],
      'give this field another name; only one of the two answers could arrive',
    ),
    ...[
      ...asked.filter(({ name }) => isReservedField(name)),
      ...[...sent, ...unseen].filter(({ name }) => isReservedFixed(name) || name === unnamed),
    ].map(({ name, at }): Problem => ({ code: 'OF221', at, words: { found: name, example: exampleFor(name) } })),
  ];
}

const exampleFor = (name: string) => `your${name.replace(/^_+/, '').replace(/^./, (c) => c.toUpperCase())}`;

/* To find what stands twice, ajv makes names of an object of texts, and "__proto__" cannot be such a name. */
function missedByAjv({ pages }: Site): Problem[] {
  const repeats = (list: string[] = [], at: string): Problem[] => {
    const [first, ...others] = list.flatMap((text, index) => (text === '__proto__' ? [index] : []));
    return first === undefined ? [] : others.map((other) => twice(list, first, other, at));
  };
  return pages.flatMap(({ blocks }, page) =>
    blocks.flatMap((block, index) => {
      const at = `/pages/${page}/blocks/${index}`;
      if (block.type === 'card-grid') return repeats(block.roles, `${at}/roles`);
      if (block.type !== 'form') return [];
      return block.fields.flatMap(({ options }, field) => repeats(options, `${at}/fields/${field}/options`));
    }),
  );
}

/* Every name that was there before, standing on the later one. */
function repeated(
  code: 'OF202' | 'OF203' | 'OF215' | 'OF216',
  names: { name: string; at: Location }[],
  label: string,
): Problem[] {
  const first = new Map<string, Location>();
  return names.flatMap(({ name, at }) => {
    const earlier = first.get(name);
    if (earlier === undefined) {
      first.set(name, at);
      return [];
    }
    return [{ code, at, words: { found: name }, label, related: [{ at: earlier, text: 'used here first' }] }];
  });
}

const value = (pointer: string): Location => ({ pointer, part: 'value' });
