import { brotliCompressSync, constants } from 'node:zlib';
import type { HostAnswer } from './fetcher.ts';

const kilobyte = 1000;

/** What a page may weigh, compressed, in bytes. A phone far from the next mast loads about 200 kB in a second. */
const budgets = { page: 100 * kilobyte, script: 150 * kilobyte, picture: 500 * kilobyte, all: 1000 * kilobyte };

interface Load {
  page: number;
  script: number;
  all: number;
  pictures: [href: string, size: number][];
}

/** Weighs pages and what they load, each file once. */
export class PageWeight {
  readonly #known = new Map<HostAnswer, number>();

  page(answer: HostAnswer): Load {
    const page = this.#weigh(answer);
    return { page, script: 0, all: page, pictures: [] };
  }

  /** Puts a file that a page uses to what it loads; one that comes later counts for itself only. */
  file(load: Load, href: string, answer: HostAnswer, isLater: boolean): void {
    const type = answer.headers.get('content-type') ?? '';
    const size = this.#weigh(answer);
    if (type.startsWith('image/')) load.pictures.push([href, size]);
    if (isLater) return;
    load.all += size;
    if (/javascript/.test(type)) load.script += size;
  }

  tooHeavy({ page, script, all, pictures }: Load): { what: string; size: string; budget: string }[] {
    const entry = (what: string, size: number, budget: number) =>
      size <= budget ? [] : [{ what, size: inKilobytes(size), budget: inKilobytes(budget) }];
    const parts = [
      ...entry('The HTML of the page', page, budgets.page),
      ...entry('The JavaScript of the page', script, budgets.script),
      ...pictures.flatMap(([href, size]) => entry(`The image ${href}`, size, budgets.picture)),
    ];
    // The whole is too heavy because a part of it is: that is said once.
    return parts.length > 0 ? parts : entry('The initial load of the page', all, budgets.all);
  }

  #weigh(answer: HostAnswer): number {
    const known = this.#known.get(answer);
    if (known !== undefined) return known;
    const isText = /^text\/|javascript|json|xml/.test(answer.headers.get('content-type') ?? '');
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
    const size = isText ? brotliCompressSync(answer.body, quality).length : answer.body.length;
    this.#known.set(answer, size);
    return size;
  }
}

const inKilobytes = (bytes: number) => `${Math.round(bytes / kilobyte)} kB`;
