import type { Location, Pointer } from '../../diagnostics/diagnostic.ts';
import { stepsOf } from '../../source/pointer.ts';
import type { Settings } from './settings.ts';

/** Where a page comes from. */
export interface Origin {
  /** Its place among the pages of the site file, or that of its folder. */
  entry: number;
  /** The file that it is made of. */
  file?: string;
  placeOf?: Settings['placeOf'];
  /** Whether its blocks are not its owner's. */
  hasOwnBlocks?: boolean;
  /** The files that it is made of in each language, by its tag. */
  languages?: ReadonlyMap<string, Pick<Origin, 'file' | 'placeOf' | 'hasOwnBlocks'>>;
  /** Whether this is a folder, and no page. */
  isFolder?: true;
}

/** Knows of a site whose folders have become pages where these are written. Of any other site nothing changes. */
export class Origins {
  readonly #pages: readonly Origin[];

  constructor(pages: readonly Origin[]) {
    this.#pages = pages;
  }

  /** Whether a folder has become pages. */
  get hasFolders(): boolean {
    return this.#pages.length > 0;
  }

  /** Where something of the site with pages for folders is written. */
  sourceLocation(at: Location): Location {
    if ('offset' in at) return at;
    const { origin, rest } = this.#find(at.pointer);
    if (!origin) return at;
    if (origin.file === undefined) return { ...at, pointer: `/pages/${origin.entry}${rest}` };
    const steps = stepsOf(rest);
    const own = origin.languages?.get(String(steps.at(-1)));
    const file = own?.file ?? origin.file;
    const place = placeIn(own ?? origin, own ? steps.slice(0, -1) : steps, at) ?? { start: 0, length: 3 };
    return { file, offset: place.start, length: place.length, pointer: at.pointer };
  }

  /** What the pointer of a value is in the site file: of a page in a folder that of the folder. */
  sourcePointer(pointer: Pointer): Pointer {
    const { origin, rest } = this.#find(pointer);
    if (!origin) return pointer;
    return `/pages/${origin.entry}${origin.file === undefined ? rest : ''}`;
  }

  /** Whether a pointer leads to a folder, and no page. */
  isFolder(pointer: Pointer): boolean {
    return this.#find(pointer).origin?.isFolder ?? false;
  }

  /** Whether a pointer leads into a page whose settings are written before its text. */
  isInText(pointer: Pointer): boolean {
    return this.#find(pointer).origin?.file !== undefined;
  }

  #find(pointer: Pointer): { origin?: Origin | undefined; rest: string } {
    if (!this.hasFolders) return { rest: '' };
    const [, page, rest = ''] = /^\/pages\/(\d+)(.*)$/s.exec(pointer) ?? [];
    return { origin: page === undefined ? undefined : this.#pages[Number(page)], rest };
  }
}

/* In settings that write a text by language themselves, its tag is written too. */
function placeIn({ placeOf, hasOwnBlocks }: Pick<Origin, 'placeOf' | 'hasOwnBlocks'>, steps: string[], at: InSite) {
  const [first, index, name] = steps;
  const isHeadline = !hasOwnBlocks && first === 'blocks' && index === '0' && name === 'headline';
  return placeOf?.(isHeadline ? ['title'] : steps, at.part === 'key' ? 'key' : 'value', at.within);
}

type InSite = Exclude<Location, { offset: number }>;

/** Those of a site without folders. */
export const noOrigins = new Origins([]);
