import type { BlockOf } from '../../../schema/blocks/index.ts';
import { labels } from '../../../schema/labels.ts';
import type { Site } from '../../../schema/site.ts';
import type { Location, Problem } from '../diagnostic/diagnostic.ts';
import { didYouMean, nearest } from '../diagnostic/suggest.ts';
import { shown } from '../diagnostic/wording.ts';
import { isReservedId } from '../site/reserved-names.ts';
import { isAnswer, pieces } from '../site/template.ts';
import { checkWebAddress } from './web-address.ts';

/** What a site says must make sense by itself: its address, and in each block periods, roles, categories and fields. */
export function checkSemantics(site: Site): Problem[] {
  const blocks = site.pages.flatMap((page, pageIndex) =>
    page.hidden
      ? []
      : page.blocks.flatMap((block, index): Problem[] => {
          if (block.hidden) return [];
          const at = `/pages/${pageIndex}/blocks/${index}`;
          const isFirst = index === page.blocks.findIndex(({ hidden }) => !hidden);
          const problems = !isFirst && block.id === undefined ? [unreachable(block.type, at)] : [];
          switch (block.type) {
            case 'timeline':
              return [...problems, ...checkPeriods(block, at)];
            case 'card-grid':
              return [...problems, ...checkCards(block, at, site)];
            case 'form':
              return [
                ...problems,
                ...checkFields(block, at),
                ...checkSubject(block, at),
                ...checkSending(block, at, site),
              ];
            default:
              return problems;
          }
        }),
  );
  return [...checkWebAddress('/url', site.url), ...blocks];
}

const unreachable = (type: string, at: string): Problem => ({
  code: 'OF212',
  at: { pointer: `${at}/type`, part: 'value' },
  words: { thing: type, example: isReservedId(type) ? `my-${type}` : type },
});

function checkPeriods({ entries }: BlockOf<'timeline'>, at: string): Problem[] {
  return entries.flatMap(({ period: { start, end }, hidden }, index): Problem[] =>
    // Written months compare as texts; "present" comes after every digit.
    hidden || end >= start
      ? []
      : [
          {
            code: 'OF214',
            at: { pointer: `${at}/entries/${index}/period/end`, part: 'value' },
            words: { found: `${start} to ${end}` },
          },
        ],
  );
}

function checkCards({ cards, categories = [], roles }: BlockOf<'card-grid'>, at: string, site: Site): Problem[] {
  const known = categories.map(({ id }) => id);
  return cards.flatMap(({ role, category, hidden }, index): Problem[] => {
    if (hidden) return [];
    const problems: Problem[] = [];
    if (role !== undefined && roles !== undefined && !roles.includes(role))
      problems.push({
        code: 'OF208',
        at: valueAt(`${at}/cards/${index}/role`),
        words: { found: role, known: roles.map(shown).join(', ') },
        ...offer(role, roles, valueAt(`${at}/cards/${index}/role`)),
      });
    if (category !== undefined && !known.includes(category))
      problems.push({
        code: 'OF211',
        at: valueAt(`${at}/cards/${index}/category`),
        words: { found: category, label: site.labels?.project ?? project.default, known: known.join(', ') || 'none' },
        ...offer(category, known, valueAt(`${at}/cards/${index}/category`), false),
      });
    return problems;
  });
}

function checkFields({ fields }: BlockOf<'form'>, at: string): Problem[] {
  return fields.flatMap(({ minLength, maxLength }, index): Problem[] =>
    minLength !== undefined && maxLength !== undefined && minLength > maxLength
      ? [
          {
            code: 'OF217',
            at: { pointer: `${at}/fields/${index}/minLength`, part: 'value' },
            words: { least: minLength, most: maxLength },
          },
        ]
      : [],
  );
}

function checkSubject({ subject = '', fields }: BlockOf<'form'>, at: string): Problem[] {
  const placeholders = pieces(subject).filter((piece) => typeof piece !== 'string');
  const known = fields.map(({ name }) => `{answer:${name}}`);
  return placeholders.flatMap((placeholder): Problem[] => {
    if (!isAnswer(placeholder) || known.includes(placeholder.written)) return [];
    const location: Location = {
      pointer: `${at}/subject`,
      part: 'value',
      within: { start: placeholder.start, length: placeholder.written.length },
    };
    const words = { found: placeholder.written, known: known.join(', ') };
    const meant = nearest(placeholder.written, known);
    const fix = meant === undefined ? {} : { fix: didYouMean(location, placeholder.written, meant, meant) };
    return [{ code: 'OF205', at: location, words, ...fix }];
  });
}

function checkSending({ send }: BlockOf<'form'>, at: string, site: Site): Problem[] {
  if (send === undefined)
    return site.owner.email === undefined
      ? [
          {
            code: 'OF209',
            at: { pointer: `${at}/type`, part: 'value' },
            label: 'it needs a mail address or an endpoint',
          },
        ]
      : [];
  const flawed = checkWebAddress(`${at}/send/endpoint`, send.endpoint);
  if (flawed.length > 0) return flawed;
  if (!send.endpoint.startsWith('http://')) return [];
  const isLoopback = /^http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?:[:/?#]|$)/.test(send.endpoint);
  const location = { pointer: `${at}/send/endpoint`, part: 'value' } as const;
  return [{ code: isLoopback ? 'OF219' : 'OF218', at: location, words: { found: send.endpoint } }];
}

/* Nothing is certain where the list is open: a category that is not listed may well be meant. */
function offer(found: string, known: readonly string[], at: Location, isClosed = true): Pick<Problem, 'fix'> {
  const meant = nearest(found, known);
  if (meant === undefined) return {};
  const fix = didYouMean(at, found, meant);
  return { fix: { ...fix, certain: fix.certain && isClosed } };
}

const { project } = labels.properties;
const valueAt = (pointer: string): Location => ({ pointer, part: 'value' });
