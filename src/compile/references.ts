import { patternSentences, patterns } from '../../schema/patterns.ts';
import type { Page, Site } from '../../schema/site.ts';
import { type Address, readAddress } from './addresses.ts';
import type { Pointer, Problem } from './diagnostic.ts';
import { fill, ownerFields, timeFields } from './fill.ts';
import { pointerOf } from './locate.ts';
import { anchorsOf } from './sections.ts';
import { nearest } from './suggest.ts';
import { eachText, type Text } from './walk.ts';
import { shown } from './words.ts';

/** What a site can know of the world around it only by being told. */
export interface Surroundings {
  /** Whether public/ holds the file with this path, which begins with "/". */
  hasFile(path: string): boolean;
  /** What the owner calls the folder of those files. */
  publicFolder: string;
}

/** Every address, file and placeholder of a site leads somewhere. Expects paths and ids to be unique. */
export function checkReferences(site: Site, surroundings: Surroundings): Problem[] {
  const problems: Problem[] = [];
  const pages = new Map(site.pages.filter((page) => !page.hidden).map((page) => [page.path, page]));
  const anchors = new Map<Page, string[]>();
  const placesOn = (page: Page) => {
    const known = anchors.get(page) ?? anchorsOf(page);
    anchors.set(page, known);
    return known;
  };

  eachText(site, (text) => {
    const pointer = pointerOf(text.steps);
    if (text.kind === 'file') problems.push(...checkFile(text, pointer, surroundings));
    if (!['line', 'label', 'prose', 'href'].includes(text.kind)) return;
    const holes = checkHoles(text, pointer, site);
    problems.push(...holes);
    if (text.kind !== 'href' || holes.length > 0) return;
    const own = text.steps[0] === 'pages' ? site.pages[Number(text.steps[1])] : pages.get('/');
    problems.push(...checkAddress(readAddress(text.text, site), pointer, { pages, placesOn, own, surroundings }));
  });
  return problems;
}

function checkHoles({ text, kind, steps, parameters }: Text, pointer: Pointer, site: Site): Problem[] {
  const { unknown, isTimed } = fill(text, site, parameters);
  const usable = ownerFields.filter((field) => site.owner[field] !== undefined);
  const isTimeless = kind === 'href' || steps[0] === 'labels' || (steps[0] === 'owner' && !tellsOfTime(steps));
  const known = [...usable, ...parameters, ...(isTimeless ? [] : timeFields)];
  const problems = unknown.map(({ name, argument, written }): Problem => {
    const at = { pointer, part: 'value', within: written } as const;
    const meant = argument === '' ? nearest(name, known) : nearest(`${name}:${argument}`, known);
    const field = ownerFields.find((each) => each === name);
    return {
      code: 'OF205',
      at,
      words: { found: written, known: known.map((each) => `{${each}}`).join(', ') },
      ...(field && site.owner[field] === undefined ? { label: `add "${field}" to "owner" first` } : {}),
      ...(meant !== undefined && !field
        ? { remedy: { text: `did you mean "{${meant}}"?`, certain: true, edits: [{ at, text: `{${meant}}` }] } }
        : {}),
    };
  });
  if (isTimeless && isTimed && problems.length === 0)
    problems.push({
      code: 'OF205',
      at: { pointer, part: 'value' },
      words: { found: text, known: known.map((each) => `{${each}}`).join(', ') },
      label: 'this cannot change with the day',
    });
  return problems;
}

/* Of the owner's fields only these are texts; the others are facts that tools read. */
const tellsOfTime = ([, field]: Text['steps']) => field === 'title' || field === 'summary';

interface Known {
  pages: Map<string, Page>;
  placesOn(page: Page): string[];
  /** The page that a bare "#id" means: the text's own, and the home page for the header and the footer. */
  own: Page | undefined;
  surroundings: Surroundings;
}

function checkAddress(address: Address, pointer: Pointer, { pages, placesOn, own, surroundings }: Known): Problem[] {
  const at = { pointer, part: 'value' } as const;
  const sentence = patternSentences.href;
  if (!new RegExp(patterns.href, 'u').test(address.href))
    return [{ code: 'OF110', at, words: { found: shown(address.href), sentence } }];
  switch (address.kind) {
    case 'elsewhere':
      return [];
    case 'placeholder':
      return [{ code: 'OF210', at }];
    case 'file': {
      if (surroundings.hasFile(address.path)) return [];
      return [{ code: 'OF302', at, words: { found: address.path, folder: surroundings.publicFolder } }];
    }
    default: {
      const page = address.kind === 'anchor' && address.path === null ? own : pages.get(address.path ?? '');
      const paths = [...pages.keys()];
      if (!page) {
        const path = address.path ?? '';
        const meant = path.endsWith('/') && pages.has(path.slice(0, -1)) ? path.slice(0, -1) : nearest(path, paths);
        return [
          {
            code: 'OF201',
            at,
            words: { found: address.href, known: paths.slice(0, 20).join(', ') },
            label: `no page has the path "${path}"`,
            ...(meant && instead(pointer, path, meant)),
          },
        ];
      }
      if (address.kind === 'page' || placesOn(page).includes(address.id)) return [];
      const meant = nearest(address.id, placesOn(page));
      return [
        {
          code: 'OF204',
          at,
          words: {
            found: address.id,
            page: page.path,
            known:
              placesOn(page)
                .map((id) => `#${id}`)
                .join(', ') || 'none',
          },
          ...(meant && instead(pointer, `#${address.id}`, `#${meant}`)),
        },
      ];
    }
  }
}

function checkFile({ text, steps }: Text, pointer: Pointer, { hasFile, publicFolder }: Surroundings): Problem[] {
  if (hasFile(text)) return [];
  const code = steps.at(-1) === 'src' ? 'OF301' : 'OF302';
  return [{ code, at: { pointer, part: 'value' }, words: { found: text, folder: publicFolder } }];
}

function instead(pointer: Pointer, found: string, meant: string): Pick<Problem, 'remedy'> {
  const at = { pointer, part: 'value', within: found } as const;
  return { remedy: { text: `did you mean "${meant}"?`, certain: true, edits: [{ at, text: meant }] } };
}
