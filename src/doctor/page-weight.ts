import type { HostAnswer } from './read-answer.ts';

const kilobyte = 1000;

/** What a page may weigh, compressed, in bytes. A phone far from the next mast loads about 200 kB in a second. */
const budgets = { page: 100 * kilobyte, script: 150 * kilobyte, picture: 500 * kilobyte, all: 1000 * kilobyte };

interface Load {
  page: number;
  script: number;
  all: number;
  pictures: [href: string, size: number][];
}

/** Weighs pages and what they load. */
export class PageWeight {
  page(answer: HostAnswer): Load {
    return { page: answer.weight, script: 0, all: answer.weight, pictures: [] };
  }

  /** Puts a file that a page uses to what it loads; one that comes later counts for itself only. */
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
    // The whole is too heavy because a part of it is: that is said once.
    return parts.length > 0 ? parts : entry('The initial load of the page', all, budgets.all);
  }
}

const inKilobytes = (bytes: number) => `${Math.round(bytes / kilobyte)} kB`;
