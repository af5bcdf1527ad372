import type { BlockOf } from '../../../schema/block.ts';
import { isObject, isRecord } from '../../shared/is-record.ts';
import { visitNamed } from '../../shared/visit-values.ts';

/** The long text of a block, in the site file or in a separate file. */
type TextSource = Pick<BlockOf<'text'>, 'body' | 'file'>;

/** The files that a site refers to, as written. */
export interface ReferencedFiles {
  /** Folders of pages. */
  folders: string[];
  /** Long texts in files, and those in the site file, which may show pictures. */
  texts: TextSource[];
  /** Pictures: every value of a "src", in each language. */
  pictures: Set<string>;
  /** The owner's style sheet. */
  style?: string;
  /** Fonts, as names of families and paths of public/. */
  fonts: string[];
  /** The languages, whose labels are files of Onefolio. */
  languages: string[];
}

/** Collects the files that a parsed site refers to. `value` isn't validated yet and may be anything. */
export function referencedFiles(value: unknown): ReferencedFiles {
  const found: ReferencedFiles = { folders: [], texts: [], pictures: new Set(), fonts: [], languages: [] };
  if (isRecord(value)) found.languages = stringsIn([value.language, ...listIn(value, 'languages')]);
  collectPictures(value, found.pictures);
  const theme = isRecord(value) ? value.theme : undefined;
  if (isRecord(theme) && typeof theme.style === 'string') found.style = theme.style;
  if (isRecord(theme)) found.fonts = stringsIn(Object.values(isRecord(theme.font) ? theme.font : {}));
  for (const page of listIn(value, 'pages')) {
    if (isRecord(page) && typeof page.folder === 'string') found.folders.push(page.folder);
    for (const block of listIn(page, 'blocks'))
      if (isRecord(block) && block.type === 'text') found.texts.push(...textsOf(block));
  }
  return found;
}

function textsOf({ file, body }: Record<string, unknown>): TextSource[] {
  if (file === undefined) return inEachLanguage(body).map((lines) => ({ body: stringsIn(lines) }));
  return inEachLanguage(file).flatMap((each) => (typeof each === 'string' ? [{ file: each }] : []));
}

/** Adds the pictures that a value names at any depth. */
export const collectPictures = (value: unknown, pictures: Set<string>): void =>
  visitNamed('src', value, (src) => {
    for (const each of inEachLanguage(src)) if (typeof each === 'string') pictures.add(each);
  });

const inEachLanguage = (value: unknown): unknown[] => (isObject(value) ? Object.values(value) : [value]);

const stringsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((line) => typeof line === 'string') : [];

const listIn = (value: unknown, name: string): unknown[] => {
  const list = isRecord(value) ? value[name] : undefined;
  return Array.isArray(list) ? list : [];
};
