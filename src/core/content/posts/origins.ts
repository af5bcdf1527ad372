import type { Location, Pointer } from '../../diagnostics/diagnostic.ts';
import { stepsOf } from '../../diagnostics/pointer.ts';
import type { FrontMatter } from './front-matter.ts';

/** The source of a page. */
export interface Origin {
  /** The index of the page, or of its folder, in the "pages" of the site file. */
  entry: number;
  /** The source file of the page. */
  file?: string;
  placeOf?: FrontMatter['placeOf'];
  /** Whether the page sets its own blocks. */
  hasOwnBlocks?: boolean;
  /** The source files in each language, by tag. */
  languages?: ReadonlyMap<string | undefined, Pick<Origin, 'file' | 'placeOf' | 'hasOwnBlocks'>>;
  /** Whether this entry is a folder. */
  isFolder?: true;
}

/** Maps pages that were expanded from folders to their sources. Does nothing for other sites. */
export class Origins {
  readonly #pages: readonly Origin[];

  constructor(pages: readonly Origin[]) {
    this.#pages = pages;
  }

  /** Whether the site has folders. */
  get hasFolders(): boolean {
    return this.#pages.length > 0;
  }

  /** Maps a location in the expanded site to its source. */
  sourceLocation(at: Location): Location {
    if ('offset' in at) return at;
    const { origin, rest } = this.#find(at.pointer);
    if (!origin) return at;
    if (origin.file === undefined) return { ...at, pointer: `/pages/${origin.entry}${rest}` };
    const steps = stepsOf(rest);
    const translation = origin.languages?.get(steps.at(-1));
    const file = translation?.file ?? origin.file;
    const range = placeIn(translation ?? origin, translation ? steps.slice(0, -1) : steps, at) ?? {
      start: 0,
      length: 3,
    };
    return { file, offset: range.start, length: range.length, pointer: at.pointer };
  }

  /** Maps a pointer in the expanded site to the site file. Pages of a folder map to the folder. */
  sourcePointer(pointer: Pointer): Pointer {
    const { origin, rest } = this.#find(pointer);
    if (!origin) return pointer;
    return `/pages/${origin.entry}${origin.file === undefined ? rest : ''}`;
  }

  /** Whether a pointer refers to a folder. */
  isFolder(pointer: Pointer): boolean {
    return this.#find(pointer).origin?.isFolder ?? false;
  }

  /** Whether a pointer refers to a page with front matter. */
  isInText(pointer: Pointer): boolean {
    return this.#find(pointer).origin?.file !== undefined;
  }

  #find(pointer: Pointer): { origin?: Origin | undefined; rest: string } {
    if (!this.hasFolders) return { rest: '' };
    const [, page, rest = ''] = /^\/pages\/(\d+)(.*)$/s.exec(pointer) ?? [];
    return { origin: page === undefined ? undefined : this.#pages[Number(page)], rest };
  }
}

/* If the front matter contains a text by language, its path includes the language tag. */
function placeIn({ placeOf, hasOwnBlocks }: Pick<Origin, 'placeOf' | 'hasOwnBlocks'>, steps: string[], at: InSite) {
  const [first, index, name] = steps;
  const isHeadline = !hasOwnBlocks && first === 'blocks' && index === '0' && name === 'headline';
  return placeOf?.(isHeadline ? ['title'] : steps, at.part === 'key' ? 'key' : 'value', at.within);
}

type InSite = Exclude<Location, { offset: number }>;

/** The origins of a site without folders. */
export const noOrigins = new Origins([]);
