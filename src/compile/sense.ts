import type { BlockOf } from '../../schema/blocks/index.ts';
import type { Site } from '../../schema/site.ts';
import type { Problem } from './diagnostic.ts';
import { nearest } from './suggest.ts';
import { shown } from './words.ts';

/** What each block says must make sense by itself: periods, roles, categories, fields, where a form sends to. */
export function checkSense(site: Site): Problem[] {
  return site.pages.flatMap((page, pageIndex) =>
    page.hidden
      ? []
      : page.blocks.flatMap((block, index): Problem[] => {
          if (block.hidden) return [];
          const at = `/pages/${pageIndex}/blocks/${index}`;
          const problems = index > 0 && block.id === undefined ? [unreachable(block.type, at)] : [];
          switch (block.type) {
            case 'timeline':
              return [...problems, ...checkPeriods(block, at)];
            case 'card-grid':
              return [...problems, ...checkCards(block, at, site)];
            case 'form':
              return [...problems, ...checkFields(block, at), ...checkSending(block, at, site)];
            default:
              return problems;
          }
        }),
  );
}

const unreachable = (type: string, at: string): Problem => ({
  code: 'OF212',
  at: { pointer: `${at}/type`, part: 'value' },
  words: { thing: type, example: type },
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
        at: { pointer: `${at}/cards/${index}/role`, part: 'value' },
        words: { found: role, known: roles.map(shown).join(', ') },
        ...didYouMean(role, roles, `${at}/cards/${index}/role`),
      });
    if (category !== undefined && !known.includes(category))
      problems.push({
        code: 'OF211',
        at: { pointer: `${at}/cards/${index}/category`, part: 'value' },
        words: { found: category, label: site.labels?.project ?? 'Project', known: known.join(', ') || 'none' },
        ...didYouMean(category, known, `${at}/cards/${index}/category`),
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
  if (!send.endpoint.startsWith('http://')) return [];
  const isLoopback = /^http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?:[:/?#]|$)/.test(send.endpoint);
  const spot = { pointer: `${at}/send/endpoint`, part: 'value' } as const;
  return [{ code: isLoopback ? 'OF219' : 'OF218', at: spot, words: { found: send.endpoint } }];
}

function didYouMean(found: string, known: readonly string[], pointer: string): Pick<Problem, 'remedy'> {
  const meant = nearest(found, known);
  if (meant === undefined) return {};
  const edits = [{ at: { pointer, part: 'value' } as const, text: JSON.stringify(meant) }];
  return { remedy: { text: `did you mean ${shown(meant)}?`, certain: true, edits } };
}
