import { formats } from '../../core/checks/files/check-picture.ts';
import { decoded } from '../../shared/decoded.ts';

/**
 * Searches the texts of a build for the names of images. An image that pages show only as copies is published too if
 * something refers to it. A text may have any address of it: relative, absolute, or built from placeholders.
 */
export class ImageNames {
  /* The images that no text has named so far, by their paths. */
  readonly #unnamed: Map<string, string>;

  /** `files` are paths in public/, in Unicode normalization form C. */
  constructor(files: Iterable<string>) {
    const names = [...files].map((file) => [file, file.replace(/^.*\//, '')] as const);
    this.#unnamed = new Map(names.filter(([, name]) => plainName.test(name)));
  }

  /** Whether no text has named an image so far. */
  isUnnamed(file: string): boolean {
    return this.#unnamed.has(file);
  }

  /** Whether some images are still unnamed, so that more texts have to be searched. */
  get isSearching(): boolean {
    return this.#unnamed.size > 0;
  }

  /** Searches a text; null for one that can't be read, which may name every image. */
  search(text: string | null): void {
    if (text === null) this.#unnamed.clear();
    if (text === null || !this.isSearching) return;
    const plain = text.replace(escapes, unescaped);
    for (const { index, 0: extension } of plain.matchAll(extensions)) {
      const end = index + extension.length;
      for (const [file, name] of this.#unnamed)
        if (plain.endsWith(name, end) && !/[\w-]/.test(plain.charAt(end - name.length - 1))) this.#unnamed.delete(file);
    }
  }
}

const extension = `\\.(?:${Object.values(formats).flat().join('|')})`;
const extensions = new RegExp(extension, 'gi');

/* HTML, JSON and CSS escape the other characters in various ways. */
const plainName = new RegExp(`^[^"&'<>\\\\]+${extension}$`, 'i');

const escapes = /(?:%[\da-fA-F]{2})+|\\u[\da-fA-F]{4}|\\[ ()]/g;
function unescaped(text: string): string {
  if (text.startsWith('%')) return decoded(text);
  return text.startsWith('\\u') ? JSON.parse(`"${text}"`) : text.slice(1);
}
