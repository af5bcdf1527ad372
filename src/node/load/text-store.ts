import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LongText } from '../../compile/markdown/long-text.ts';
import { hashOf } from '../hash.ts';
import { isLink } from '../publish/file-names.ts';
import { tellsAll } from './tells-all.ts';

/** Long texts that were read before, by what tells each from any other. */
export type ReadTexts = Map<string, LongText>;

/* In characters. More is not kept. */
const largest = 2 ** 26;

/** What tells a text from any other, and from itself in another place of its file. */
export const keyOf = (markdown: string, from: number): string => hashOf(String(from), markdown);

/**
 * The long texts that the last command has kept in the state of a site. What was read by another Onefolio, and what is not
 * as it was written, is none; nor is what shows an address without telling of it: who brings a folder along may have
 * written what is in there.
 */
export function readTexts(state: string): ReadTexts {
  try {
    const place = placeIn(state);
    if (statSync(place).size > largest) return new Map();
    const text = readFileSync(place, 'utf8');
    const end = text.indexOf('\n');
    const body = text.slice(end + 1);
    if (text.slice(0, end) !== sealOf(body)) return new Map();
    return new Map(Object.entries<LongText>(JSON.parse(body)).filter(([, read]) => tellsAll(read)));
  } catch {
    return new Map();
  }
}

/**
 * Keeps long texts for the next command, whole or not at all, and never where a link leads. What goes wrong costs that one
 * its time, and no more.
 */
export function keepTexts(state: string, texts: ReadTexts): void {
  try {
    const body = JSON.stringify(Object.fromEntries(texts));
    if (body.length > largest) return;
    const place = placeIn(state);
    const ignored = join(state, '.gitignore');
    if ([state, dirname(place), ignored].some(isLink)) return;
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(ignored, '*\n');
    // Two commands may end at the same time.
    const beside = `${place}.${process.pid}`;
    writeFileSync(beside, `${sealOf(body)}\n${body}`, { flag: 'wx' });
    renameSync(beside, place);
  } catch {}
}

const placeIn = (state: string) => join(state, 'cache/texts.json');

/* The code that reads Markdown is in a file whose name changes with it, and this file names it. */
const sealOf = (body: string): string => hashOf(readFileSync(fileURLToPath(import.meta.url)), process.version, body);
