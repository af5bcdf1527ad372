import type { BlockOf } from '../../../schema/block.ts';
import { isRecord } from '../../shared/is-record.ts';

/** What may be the blocks with a long text of a text in UTF-8, which may be any. */
export function mentionedTexts(bytes: Uint8Array): Pick<BlockOf<'text'>, 'body' | 'file'>[] {
  const found: Pick<BlockOf<'text'>, 'body' | 'file'>[] = [];
  if (!mayHaveText(bytes)) return found;
  for (const page of listIn(parsed(bytes), 'pages'))
    for (const block of listIn(page, 'blocks')) {
      if (!isRecord(block) || block.type !== 'text') continue;
      const { file, body } = block;
      // By language there are several.
      for (const each of byLanguage(file)) if (typeof each === 'string') found.push({ file: each });
      if (file !== undefined) continue;
      for (const each of byLanguage(body)) found.push({ body: linesIn(each) });
    }
  return found;
}

/** What may be the folders of pages of a text in UTF-8, which may be any. */
export function mentionedFolders(bytes: Uint8Array): string[] {
  const { buffer, byteOffset, byteLength } = bytes;
  const whole = Buffer.from(buffer, byteOffset, byteLength);
  if (!whole.includes('"folder"') && !whole.includes('\\u00')) return [];
  return listIn(parsed(bytes), 'pages').flatMap((page) =>
    isRecord(page) && typeof page.folder === 'string' ? [page.folder] : [],
  );
}

/* Most sites have none, and are read past at a glance. Fields of forms are of the type "text" too. */
function mayHaveText({ buffer, byteOffset, byteLength }: Uint8Array): boolean {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  // JSON may write a letter as its number.
  if (bytes.includes('\\u00')) return true;
  return bytes.includes('"text"') && (bytes.includes('"body"') || bytes.includes('"file"'));
}

const byLanguage = (value: unknown): unknown[] =>
  isRecord(value) && !Array.isArray(value) ? Object.values(value) : [value];

const linesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((line) => typeof line === 'string') : [];

const listIn = (value: unknown, name: string): unknown[] => {
  const list = isRecord(value) ? value[name] : undefined;
  return Array.isArray(list) ? list : [];
};

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
