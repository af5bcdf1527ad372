import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { graphemesOf, replacementOf } from './replacement.js';

/*
 * Prints CVs as PDF with Typst: see ../pdf/print-pdfs.ts. A process of its own, because a crash or an endless loop of
 * native code can't be caught. Reads a request from standard input, and writes one line of JSON for each document.
 */
const folder = dirname(fileURLToPath(import.meta.url));
const { site, fonts, documents } = JSON.parse(readFileSync(0, 'utf8'));
const { NodeCompiler } = createRequire(join(site, 'site.json'))('@myriaddreamin/typst-ts-node-compiler');
const fontArgs = [{ fontBlobs: fonts.map((file) => readFileSync(file)) }];
const compiler = NodeCompiler.create({ workspace: folder, fontArgs });

/*
 * The PDF, the symbols that it leaves out and the letters that no font has, or an error. Characters that no font has are
 * replaced: `replaced` has what is shown instead, by the character.
 */
function print({ cv, style }, replaced = new Map(), letters = []) {
  const inputs = { cv: JSON.stringify(withReplaced(cv, replaced)), style: JSON.stringify(style) };
  const compiled = compiler.compile({ mainFilePath: join(folder, 'pdf-cv.typ'), inputs });
  if (!compiled.result) return { error: messagesOf(compiled.takeError()) };
  try {
    const pdf = compiler.pdf(compiled.result, { pdfStandard: 'ua-1' }).toString('base64');
    const left = [...replaced].flatMap(([each, shown]) => (shown === '' && !letters.includes(each) ? [each] : []));
    return { pdf, left, missing: letters };
  } catch (error) {
    const missing = missingIn(error.message);
    if (missing.length === 0) return { error: error.message };
    const found = new Map(replaced);
    const lost = [...letters];
    for (const character of charactersWith(missing, withReplaced(cv, replaced))) {
      const shown = replacementOf(character);
      if (shown === undefined) lost.push(character);
      found.set(character, shown ?? letterWithoutMarks(character));
    }
    // The same texts again would be an endless loop.
    return found.size === replaced.size ? { missing: lost } : print({ cv, style }, found, lost);
  }
}

/* What is left of a letter that no font has with its marks; nothing for one without marks. */
function letterWithoutMarks(character) {
  const [letter, ...marks] = character.normalize('NFD');
  return marks.length > 0 && marks.every((each) => /\p{M}/u.test(each)) && /[\p{L}\p{N}]/u.test(letter) ? letter : '';
}

/*
 * The characters with code points that the engine can't show. If it can't show a mark, it names its letter too, which may
 * be fine by itself.
 */
function charactersWith(missing, cv) {
  const found = new Set();
  mapTexts(cv, (text) => {
    for (const each of graphemesOf(text)) if (missing.some((code) => each.includes(code))) found.add(each);
    return text;
  });
  const long = [...found].filter((each) => [...each].length > 1);
  return long.length > 0
    ? [...found].filter((each) => !long.some((other) => other !== each && other.includes(each)))
    : [...found];
}

const messagesOf = (error) =>
  compiler
    .fetchDiagnostics(error)
    .map(({ message }) => message)
    .join('; ');

/* The texts in the engine's message about a font or a code point. It writes them in the syntax of Rust. */
const missingIn = (message) => [
  ...new Set(
    [...message.matchAll(/(?:the text|disallowed codepoint) `\\?"((?:[^"\\]|\\.)*?)\\?"`/g)].map(([, text]) =>
      text.replace(/\\+u\{([0-9a-f]+)\}/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16))),
    ),
  ),
];

const textNames = ['text', 'title', 'author'];

/* A value in which some characters of texts are replaced. */
function withReplaced(value, replaced) {
  // What replaces a character may have characters that are replaced too.
  const shown = (text) =>
    graphemesOf(text)
      .map((each) => (replaced.has(each) ? shown(replaced.get(each)) : each))
      .join('');
  return replaced.size === 0 ? value : mapTexts(value, shown);
}

/* Changes the texts in a value. Other strings, such as languages and addresses, stay. */
function mapTexts(value, change, isText = false) {
  if (typeof value === 'string') return isText ? change(value) : value;
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, change, textNames.includes(name))]),
  );
}

// The time limit is for each line, and Windows writes to a pipe only between tasks.
for (const document of documents)
  await new Promise((written) => process.stdout.write(`${JSON.stringify(print(document))}\n`, written));
