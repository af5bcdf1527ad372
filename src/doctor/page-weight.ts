import type { HostAnswer } from './read-answer.ts';

const kilobyte = 1000;

/**
 * The maximum compressed size of a page's parts, in bytes. A phone with a weak signal loads about 200 kB per second.
 */
const budgets = { page: 100 * kilobyte, script: 150 * kilobyte, picture: 500 * kilobyte, all: 1000 * kilobyte };

interface Load {
  page: number;
  script: number;
  all: number;
  pictures: [href: string, size: number][];
}

/** Measures the size of pages and the files that they load. */
export class PageWeight {
  page(answer: HostAnswer): Load {
    return { page: answer.weight, script: 0, all: answer.weight, pictures: [] };
  }

  /** Adds a file to a page; a file that is loaded later counts only by itself. */
  file(load: Load, href: string, answer: HostAnswer, isLater: boolean): void {
    const type = answer.headers.get('content-type') ?? '';
    const size = answer.weight;
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
    // If one part is too large, the total isn't reported too.
    return parts.length > 0 ? parts : entry('The initial load of the page', all, budgets.all);
  }
}

const inKilobytes = (bytes: number) => `${Math.round(bytes / kilobyte)} kB`;
