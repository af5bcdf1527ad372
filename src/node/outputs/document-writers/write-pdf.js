import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Prints CVs as PDF with Typst: see ../pdf/print-pdfs.ts. A process of its own, because a crash or an endless loop of
 * native code can't be caught. Reads a request from standard input, and writes one line of JSON for each document.
 */
const folder = dirname(fileURLToPath(import.meta.url));
const { site, fonts, documents } = JSON.parse(readFileSync(0, 'utf8'));
const { NodeCompiler } = createRequire(join(site, 'site.json'))('@myriaddreamin/typst-ts-node-compiler');
const fontArgs = [{ fontBlobs: fonts.map((file) => readFileSync(file)) }];
const compiler = NodeCompiler.create({ workspace: folder, fontArgs });

/* The PDF, or the characters that no font has, or an error. Without the symbols that no font has. */
function print({ cv, style }, left = []) {
  const inputs = { cv: JSON.stringify(without(cv, left)), style: JSON.stringify(style) };
  const compiled = compiler.compile({ mainFilePath: join(folder, 'pdf-cv.typ'), inputs });
  if (!compiled.result) return { error: messagesOf(compiled.takeError()) };
  try {
    return { pdf: compiler.pdf(compiled.result, { pdfStandard: 'ua-1' }).toString('base64'), left };
  } catch (error) {
    const missing = missingIn(error.message);
    if (missing.length === 0) return { error: error.message };
    const letters = missing.filter((text) => /[\p{L}\p{N}]/u.test(text));
    // The same texts again would be an endless loop.
    if (letters.length > 0 || missing.every((text) => left.includes(text))) return { missing: letters };
    return print({ cv, style }, [...left, ...missing]);
  }
}

const messagesOf = (error) =>
  compiler
    .fetchDiagnostics(error)
    .map(({ message }) => message)
    .join('; ');

/* The texts in the engine's message about a font. It writes them in the syntax of Rust. */
const missingIn = (message) => [
  ...new Set(
    [...message.matchAll(/the text `\\?"((?:[^"\\]|\\.)*?)\\?"` could not be displayed/g)].map(([, text]) =>
      text.replace(/\\+u\{([0-9a-f]+)\}/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16))),
    ),
  ),
];

const textNames = ['text', 'title', 'author'];

/* A value whose texts lack some characters. Other strings, such as languages and addresses, stay. */
function without(value, left, isText = false) {
  if (typeof value === 'string')
    return isText ? left.reduce((text, character) => text.replaceAll(character, ''), value) : value;
  if (Array.isArray(value)) return value.map((inner) => without(inner, left));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, without(inner, left, textNames.includes(name))]),
  );
}

// The time limit is for each line, and Windows writes to a pipe only between tasks.
for (const document of documents)
  await new Promise((written) => process.stdout.write(`${JSON.stringify(print(document))}\n`, written));
