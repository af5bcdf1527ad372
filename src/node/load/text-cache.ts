import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import type { TextFile, TextHost } from '../../core/block-host.ts';
import type { CompilerHost, TextFolder } from '../../core/compiler-host.ts';
import { longTextOf } from '../../core/content/long-text-of.ts';
import { hasKnownCode } from '../../core/content/markdown/code/highlight-code.ts';
import type { LongText, ReadLongText } from '../../core/content/markdown/long-text.ts';
import { folderPath } from '../../core/content/posts/files-by-post.ts';
import { frontMatterIn, type ReadFrontMatter } from '../../core/content/posts/front-matter.ts';
import { privateTarget } from '../../core/content/private-target.ts';
import { collectPictures, type ReferencedFiles } from '../../core/content/referenced-files.ts';
import { decode } from '../../core/source/decode.ts';
import type { CustomStyle, ReadStyle } from '../../core/style/custom-style.ts';
import { codeOf } from '../caught-error.ts';
import { isInside, isLink } from '../publish/file-names.ts';
import { describeReadError, inMegabytes, readRegular } from '../read-regular.ts';
import { onDisk, suggestPath } from './on-disk.ts';

/**
 * Caches the long texts of a site. Compiling is synchronous, so the Markdown parser is loaded in advance, and
 * only for sites with long texts. A parsed text stays cached until it changes.
 */
export class TextCache implements TextHost {
  readLongText?: ReadLongText;
  readFrontMatter?: ReadFrontMatter;
  readStyle?: ReadStyle;
  highlight: CompilerHost['highlight'];
  readonly #folder: string;
  readonly #limit: number;
  #files = new Map<string, TextFile>();
  #folders = new Map<string, TextFolder>();
  #size = 0;
  readonly #read = new Memory<LongText>();
  readonly #styles = new Memory<CustomStyle>();
  readonly #settings = new Memory<ReturnType<ReadFrontMatter>>();

  /** `limit` is the maximum size of all files together, in bytes. */
  constructor(folder: string, limit: number) {
    this.#folder = folder;
    this.#limit = limit;
  }

  /**
   * Loads the parsers that a site requires for Markdown and for code, and returns the images that its long texts show.
   * Rereads files from now on. Never throws.
   */
  async prefetch({ folders, texts, style }: Omit<ReferencedFiles, 'pictures' | 'fonts'>): Promise<Set<string>> {
    this.#files = new Map();
    this.#folders = new Map();
    this.#size = 0;
    this.#read.forgetUnused();
    this.#settings.forgetUnused();
    this.#styles.forgetUnused();
    const postFiles = folders.flatMap((folder) => filePathsIn(folder, this.textFolder(folderPath(folder))));
    const sources = [...texts, ...postFiles.map((file) => ({ file }))];
    if (sources.length > 0) await this.load();
    if (folders.length > 0) await this.loadSettings();
    if (style !== undefined) {
      const { readStyle } = await import('../../core/style/read-style.ts');
      this.readStyle = (text) => this.#styles.get(text, () => readStyle(text));
    }
    const longTexts = sources.flatMap((block) => longTextOf(block, this) ?? []);
    // Sites without code don't load the grammars.
    if (!this.highlight && longTexts.some(({ content }) => hasKnownCode(content)))
      ({ highlight: this.highlight } = await import('../highlight/grammars.ts'));
    const pictures = new Set(longTexts.flatMap((each) => each.pictures.map(({ text }) => text)));
    for (const file of postFiles) collectPictures(this.#settingsOf(file), pictures);
    return pictures;
  }

  /** Loads the Markdown parser. */
  async load(): Promise<void> {
    const { readLongText } = await import('../../core/content/markdown/read-long-text.ts');
    this.readLongText = (markdown, from = 0) =>
      this.#read.get(`${from} ${markdown}`, () => readLongText(markdown, from));
  }

  /** Loads the parser of front matter. */
  async loadSettings(): Promise<void> {
    const { readFrontMatter } = await import('../../core/content/posts/read-front-matter.ts');
    this.readFrontMatter = (markdown) => this.#settings.get(markdown, () => readFrontMatter(markdown));
  }

  /** The paths of the requested folders of pages, including missing ones. */
  get folders(): string[] {
    return [...this.#folders.keys()].map((path) => onDisk(this.#folder, path));
  }

  readonly textFolder = (path: string): TextFolder => {
    const cached = this.#folders.get(path) ?? listFolder(this.#folder, path);
    this.#folders.set(path, cached);
    return cached;
  };

  /** The paths of the requested files, including missing ones. */
  get filePaths(): string[] {
    return [...this.#files.keys()].map((path) => onDisk(this.#folder, path));
  }

  readonly textFile = (path: string): TextFile => {
    const cached = this.#files.get(path) ?? this.#readFile(path);
    this.#files.set(path, cached);
    return cached;
  };

  #isInFolder(path: string, absolute: string): boolean {
    const folder = this.#folders.get(dirname(path));
    return folder?.problem === undefined && (folder?.names.includes(basename(absolute)) ?? false);
  }

  #settingsOf(path: string): unknown {
    const file = this.textFile(path);
    if (file.problem !== undefined) return undefined;
    const settings = this.readFrontMatter?.(decode(file.bytes).text);
    return settings?.problem === undefined ? settings?.value : undefined;
  }

  #readFile(path: string): TextFile {
    const absolute = onDisk(this.#folder, path);
    try {
      const problem = checkPath(this.#folder, relative(this.#folder, absolute));
      if (problem) return problem;
      const read = readRegular(absolute, this.#limit - this.#size);
      if (read.problem === 'huge')
        return { problem: 'huge', size: inMegabytes(this.#size + read.size), limit: inMegabytes(this.#limit) };
      if (read.problem === 'unreadable') return read;
      if (read.problem === 'missing') return this.#missing(path);
      const { bytes } = read;
      this.#size += bytes.length;
      return this.#isInFolder(path, absolute)
        ? { bytes, from: frontMatterIn(decode(bytes).text)?.from ?? 0 }
        : { bytes };
    } catch (error) {
      const reason = describeReadError(error);
      return reason === null ? this.#missing(path) : { problem: 'unreadable', reason };
    }
  }

  #missing(path: string): TextFile {
    return {
      problem: 'missing',
      ...suggestPath(this.#folder, path, ({ name }) => extname(name) === extname(path)),
    };
  }
}

/* Results by the text that they were computed from. */
class Memory<Result> {
  #now = new Map<string, Result>();
  #before = new Map<string, Result>();

  get(text: string, compute: () => Result): Result {
    const result = this.#now.get(text) ?? this.#before.get(text) ?? compute();
    this.#now.set(text, result);
    return result;
  }

  /** Forgets the results that weren't requested since the last call. */
  forgetUnused(): void {
    this.#before = this.#now;
    this.#now = new Map();
  }
}

/* Returns the paths of the Markdown files in a folder, relative to the site file. */
function filePathsIn(written: string, folder: TextFolder): string[] {
  const path = folderPath(written);
  return folder.problem === undefined ? folder.names.map((name) => (path === '.' ? name : `${path}/${name}`)) : [];
}

/* Lists the Markdown files in a folder of a site, sorted by name. Skips names that start with a dot. */
function listFolder(site: string, path: string): TextFolder {
  const absolute = onDisk(site, path);
  try {
    const problem = checkPath(site, relative(site, absolute));
    if (problem) return problem;
    const files = readdirSync(absolute, { withFileTypes: true })
      .filter((entry) => !entry.name.startsWith('.') && !entry.isDirectory())
      .map(({ name }) => name)
      .sort();
    const names = files.filter((name) => name.endsWith('.md'));
    const others = files.filter((name) => /\.(?:markdown|mdx|mdown|md)$/i.test(name) && !name.endsWith('.md'));
    return { names, ...(others.length > 0 && { others }) };
  } catch (error) {
    const reason = codeOf(error) === 'ENOTDIR' ? 'it is a file' : describeReadError(error);
    return reason === null
      ? { problem: 'missing', ...suggestPath(site, path, (entry) => entry.isDirectory()) }
      : { problem: 'unreadable', reason };
  }
}

/*
 * Returns why a text or a folder of texts can't be published, by its path in the site's folder: a link points outside
 * that folder, or to private files. Undefined if it can be. Throws if the file is missing, or if links are circular.
 */
function checkPath(
  site: string,
  path: string,
): { problem: 'outside' } | { problem: 'private'; target: string; kind: string } | undefined {
  const root = realpathSync(site);
  const real = realpathSync(join(root, path));
  if (real !== root && !isInside(real, root)) return { problem: 'outside' };
  const visited = [...new Set([...resolutionSteps(join(root, path)), real])].map((each) =>
    relative(root, each).split(sep).join('/'),
  );
  const hidden = privateTarget(visited.filter((step) => !/^(?:\.\.(?:\/|$)|$)/.test(step)));
  return hidden && { problem: 'private', ...hidden };
}

/* Yields a path, then the path with its first link replaced by the target, and so on. */
function* resolutionSteps(path: string): Generator<string> {
  yield path;
  const steps = path.split(sep);
  for (let count = 2; count <= steps.length; count++) {
    const step = steps.slice(0, count).join(sep);
    if (!isLink(step)) continue;
    const target = resolve(dirname(step), readlinkSync(step));
    return yield* resolutionSteps(join(target, ...steps.slice(count)));
  }
}
