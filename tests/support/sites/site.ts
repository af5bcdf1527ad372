import type { AnyResolved } from '../../../schema/resolved.ts';
import { registry } from '../../../src/blocks/registry.ts';
import { blocks } from '../../../src/blocks/schemas.ts';
import type { CompilerHost } from '../../../src/core/compiler-host.ts';
import type { LongText, ReadLongText } from '../../../src/core/content/markdown/long-text.ts';
import { readLongText } from '../../../src/core/content/markdown/read-long-text.ts';
import { readFrontMatter } from '../../../src/core/content/posts/read-front-matter.ts';
import type { Diagnostic } from '../../../src/core/diagnostics/diagnostic.ts';
import type { Compiled } from '../../../src/core/pipeline.ts';
import { readStyle } from '../../../src/core/style/read-style.ts';
import { addFixes } from '../../../src/fixes/add-fixes.ts';
import { labelsOf, loadLabels } from '../../../src/node/load/load-labels.ts';
import { compile } from '../compile.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests use invalid sites on purpose
export type AnySite = Record<string, any>;

/** The smallest valid site. */
export const smallSite = (): AnySite => ({
  version: 2,
  language: 'en',
  owner: { name: 'Amina Trabelsi', title: 'Developer', email: 'amina@example.com', location: 'Tunis' },
  pages: [{ path: '/', title: 'Home', blocks: [{ type: 'hero', headline: '{name}' }] }],
});

/** A small site whose home page has these blocks. */
export function siteWith(...list: AnySite[]): AnySite {
  const site = smallSite();
  site.pages[0].blocks = list;
  return site;
}

/** A small site in these languages whose home page has these blocks. */
export function inLanguages(languages: unknown[], ...blocks: object[]): AnySite {
  const { language: _, ...site } = siteWith(...blocks);
  return { ...site, languages };
}

/** A site whose home page has the example of every block. */
export const siteWithEveryBlock = (): AnySite =>
  siteWith(...blocks.map((block) => exampleOf(block.properties.type.const)));

/** The example of a block in its schema. */
export function exampleOf(type: string): AnySite {
  const [example] = blocks.find((block) => block.properties.type.const === type)?.examples ?? [];
  return structuredClone(example as AnySite);
}

/* As in a build, each text is read only once. */
const readOnce: ReadLongText = (markdown, from = 0) => {
  if (markdown.length > 1000) return readLongText(markdown, from);
  const key = `${from} ${markdown}`;
  const read = known.get(key) ?? readLongText(markdown, from);
  if (known.size > 1000) known.clear();
  known.set(key, read);
  return read;
};
const known = new Map<string, LongText>();

/* The languages that many tests use. */
await loadLabels(['ar', 'de', 'fr']);

/** A host that returns a text for every path, for tests without files. */
export const textHost = {
  readLongText: readOnce,
  readFrontMatter,
  readStyle,
  fontOf: (name: string) => ({
    faces: [{ address: `/fonts/${name}.woff2`, style: 'normal', weight: '400' }],
    kind: 'sans' as const,
    bytes: 1,
  }),
  textFolder: () => ({ names: ['queues.md'] }),
  labelsOf,
  blocks: registry,
  textFile: (path: string) => ({
    bytes: new TextEncoder().encode(
      path.endsWith('.css')
        ? `main { --file: "${path}" }`
        : path === 'posts/queues.md'
          ? '---\ntitle: Queues\n---\nA text.'
          : `A text of ${path.replace(/\W/g, ' ')}.`,
    ),
    from: path === 'posts/queues.md' ? 23 : 0,
  }),
} satisfies Partial<CompilerHost>;

const everything: CompilerHost = {
  hasFile: (path) => path.startsWith('/demo/') || !/\.(?:html|json|xml|vcf|md)$|\/(?:cv|llms)\.txt$/.test(path),
  publicFolder: 'public/',
  maxBlocks: 10_000,
  addFixes,
  ...textHost,
};

/* The generated files of the CV of a site in its languages; the owner has no files with the same paths. */
function cvFilesOf(text: string): RegExp {
  const [, list = ''] = /"cv":\s*\[([^\]]*)\]/.exec(text) ?? [];
  const formats = ['pdf', 'docx', 'txt'].filter((format) => list.includes(`"${format}"`));
  return new RegExp(`^(?:/[a-z]{2,3}(?:-\\w+)*)?/cv(?:-[a-z0-9-]+)?\\.(?:${formats.join('|') || 'none'})$`);
}

/** Compiles a site, given as an object or as the text of its file. */
export function compileSite(site: AnySite | string, host: Partial<CompilerHost> = {}): Compiled {
  const text = typeof site === 'string' ? site : JSON.stringify(site, null, 2);
  const generated = cvFilesOf(text);
  const hasFile = (path: string) => everything.hasFile(path) && !generated.test(path);
  return compile(new TextEncoder().encode(text), { ...everything, hasFile, ...host });
}

/** The blocks of a site's home page, as their views get them. Throws if the site has an error. */
export function blocksOf(site: AnySite, host: Partial<CompilerHost> = {}): AnyResolved[] {
  const compiled = compileSite(site, host);
  if (!compiled.site) throw new Error(compiled.diagnostics.map(({ message }) => message).join('\n'));
  return compiled.site.pages[0]?.blocks ?? [];
}

/** The diagnostics of a site. */
export const diagnosticsOf = (site: AnySite | string, host: Partial<CompilerHost> = {}): Diagnostic[] =>
  compileSite(site, host).diagnostics;

/** The diagnostics of a site, a line each: the position, the message and the fix. */
export const complaintsOf = (site: AnySite | string, host: Partial<CompilerHost> = {}): string[] => {
  const { diagnostics, locator } = compileSite(site, host);
  return diagnostics.map(({ code, message, line, column, endLine, endColumn, label, help }) => {
    const marked = line === endLine ? locator.line(line).slice(column - 1, endColumn - 1) : '…';
    return [`${code} ${message}`, `at ${marked}`, label, help].filter((part) => part !== null).join(' | ');
  });
};
