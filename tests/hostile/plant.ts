import { patterns } from '../../schema/patterns.ts';
import { escapeMarks } from '../../src/core/text/parse-marks.ts';
import { acceptedMarks } from '../../src/core/validation/accepted-marks.ts';
import { isWords, type TextKind } from '../../src/core/validation/schema.ts';
import { everything, type Place, places } from '../support/sites/everything.ts';
import { isAllowed, isShowable } from './allowed-text.ts';

// biome-ignore lint/suspicious/noExplicitAny: the schema defines the types
type AnyValue = any;

export interface Planted {
  site: AnyValue;
  /** How many of the texts it contains in full. */
  count: number;
}

const kinds = new Map(Object.entries(patterns).map(([name, pattern]) => [pattern as string, name as TextKind]));

/**
 * A site with a page for every block type. Writes these texts into all fields of as many blocks as needed, and into every
 * field outside of blocks. `turn` shifts all texts by some fields. `write` changes a text, but not its position. Every
 * second form sends to `endpoint`.
 */
export function planted(
  texts: string[],
  addresses: string[],
  write: (text: string) => string,
  turn = 0,
  endpoint = 'https://example.com/messages',
): Planted {
  const { pages, ...rest } = everything() as AnyValue;
  const [page] = pages;
  const seen = new Set<string>();
  const showable = new Set(texts.filter(isShowable));
  const queueOf = (list: string[]) => [...list.slice(turn % list.length), ...list.slice(0, turn % list.length)];
  const hrefs = queueOf(addresses);
  let hrefCount = 0;

  /* Fills every field of the site for which `isMine` holds with the next text that it accepts. */
  const fill = (root: AnyValue, isMine: (place: Place) => boolean, queue: string[]): void => {
    for (const { steps, schema, value } of places(root).filter(isMine)) {
      const kind = kinds.get(schema.pattern ?? '');
      if (typeof value !== 'string' || kind === undefined) continue;
      if (kind === 'href') put(root, steps, hrefs[hrefCount++ % hrefs.length] ?? '#');
      // Fields that must match others, or differ from them, are left as they are.
      const isBound =
        ['roles', 'tags'].some((list) => steps.includes(list)) ||
        steps.at(-1) === 'role' ||
        // markdown.test.ts tests how Markdown parses them.
        steps.includes('body') ||
        (steps.includes('options') && steps.at(-1) !== 0);
      if (!isWords(kind) || isBound) continue;
      const most = schema.maxLength ?? 500;
      const found = queue.findIndex((text) => isAllowed(escaped(text), kind, most));
      const [text = 'x'] = found < 0 ? [] : queue.splice(found, 1);
      seen.add(text);
      const words = escaped(write(text));
      const isRead = acceptedMarks({ kind, steps }) !== 'none';
      put(root, steps, isRead ? escapeMarks(words, most) : words);
    }
  };

  const types: AnyValue[] = page.blocks;
  const sitePages = types.map((template: AnyValue, index: number) => {
    const queue = queueOf(texts).filter((text) => showable.has(text) && isAllowed(escaped(text), 'prose', 5000));
    const blocks: AnyValue[] = [];
    while (queue.length > 0 && blocks.length < 400) {
      const { id: _, send, ...block } = apart(structuredClone(template));
      if (send && blocks.length % 2 === 0) block.send = { ...send, endpoint, redirect: undefined };
      const alone = { pages: [{ blocks: [block] }] };
      fill(alone, ({ steps }) => steps[2] === 'blocks', queue);
      blocks.push(block);
    }
    return { ...structuredClone(page), path: index === 0 ? '/' : `/${template.type}`, blocks };
  });

  const site = { ...structuredClone(rest), pages: sitePages, theme: { artwork: 'tile' }, url: undefined };
  const queue = queueOf(texts).filter((text) => showable.has(text));
  fill(site, ({ steps }) => steps[2] !== 'blocks', queue);
  // The header allows no more links.
  site.navigation = sitePages.slice(0, 12).map(({ path }: AnyValue, index: number) => ({
    ...site.navigation[0],
    label: site.labels[Object.keys(site.labels)[index] ?? ''],
    href: path,
    button: false,
  }));
  site.footer.links = sitePages.slice(12).map(({ path }: AnyValue) => ({ label: site.labels.top, href: path }));
  return { site: JSON.parse(JSON.stringify(site)), count: seen.size };
}

/** The same text with only letters, digits and spaces: an x for every other character. */
export const harmless = (text: string): string =>
  [...text].map((character) => (/[\p{L}\p{N}\p{M}\s-]/u.test(character) ? character : 'x')).join('');

/* A block that can be repeated on a page: without ids, and without duplicate dates. */
function apart(value: AnyValue): AnyValue {
  if (Array.isArray(value)) return value.map(apart);
  if (typeof value !== 'object' || value === null) return value;
  const { id, evidence: _, ...rest } = value;
  if (rest.period) delete rest.date;
  // Without alternatives for its link, its content or its picture, and without a page.
  if (typeof rest.page === 'string') delete rest.page;
  if (rest.body) delete rest.file;
  if (rest.picture && rest.caption) delete rest.video;
  if (rest.src) delete rest.from;
  // The id of a category is its name, to which cards refer.
  const own = rest.label !== undefined && id !== undefined ? { id } : {};
  return { ...own, ...Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, apart(inner)])) };
}

const escaped = (text: string) => text.replaceAll('{', '{{');

function put(root: AnyValue, steps: (string | number)[], value: unknown): void {
  const inside = steps.slice(0, -1).reduce<AnyValue>((part, step) => part[step], root);
  inside[steps.at(-1) ?? ''] = value;
}
