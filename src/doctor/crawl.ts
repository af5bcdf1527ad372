import { parseUrl } from '../shared/parse-url.ts';
import { type Fetcher, type HostAnswer, withoutHash } from './fetcher.ts';
import { type ReadPage, readPage } from './read-page.ts';

/** A page as the host has answered it. */
export interface CrawledPage {
  url: URL;
  answer: HostAnswer;
  read: ReadPage;
  /** Whether something leads to it: the start, or a link. */
  isLinked: boolean;
}

/** Where an address leads once the host has sent on, within the site; where it sends elsewhere, or why nothing came. */
export type Followed = { url: URL; answer: HostAnswer } | { elsewhere: string } | { reason: string };

/** How many pages are visited at a time. */
const lanes = 4;

/** Asks for an address, and goes where the host sends on to as long as that is within the site. */
export async function follow(fetcher: Fetcher, start: URL): Promise<Followed> {
  let url = withoutHash(start);
  for (let turns = 0; turns < 5; turns++) {
    const answer = await fetcher.ask(url);
    if (typeof answer === 'string') return { reason: answer };
    const isMoved = answer.status >= 300 && answer.status < 400 && answer.location !== null;
    if (!isMoved) return { url, answer };
    const next = parseUrl(answer.location ?? '', url);
    if (!next) return { reason: `it redirects to "${answer.location}", which isn't a URL` };
    if (!fetcher.isInside(next)) return { elsewhere: next.href };
    url = withoutHash(next);
  }
  return { reason: 'it redirects in a loop' };
}

/** Visits a site from the addresses given, the first of which is its start, along all links. Pages by their address. */
export async function crawl(fetcher: Fetcher, seeds: URL[]): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const linked = new Set<string>();
  const met = new Set<string>();
  const waiting: URL[] = [];
  const meet = (url: URL) => {
    const { href } = withoutHash(url);
    if (!met.has(href)) waiting.push(withoutHash(url));
    met.add(href);
  };
  const take = (start: URL, found: Followed) => {
    if (!('answer' in found) || found.answer.status !== 200 || !isHtml(found.answer)) return;
    const { url, answer } = found;
    if (linked.has(start.href)) linked.add(url.href);
    if (pages.has(url.href)) return;
    const read = readPage(answer.body.toString());
    pages.set(url.href, { url, answer, read, isLinked: false });
    for (const href of read.links) {
      const meant = parseUrl(href, url);
      const target = meant && withoutHash(meant);
      if (!target || !fetcher.isInside(target)) continue;
      linked.add(target.href);
      meet(target);
    }
  };
  const [start] = seeds;
  if (start) linked.add(start.href);
  for (const seed of seeds) meet(seed);
  while (waiting.length > 0) {
    const wave = waiting.splice(0, lanes);
    const answers = wave.map(async (url) => ({ url, found: await follow(fetcher, url) }));
    // Taken in the order in which they were met, so that the same site gives the same report.
    for (const { url, found } of await Promise.all(answers)) take(url, found);
  }
  for (const page of pages.values()) page.isLinked = linked.has(page.url.href);
  return pages;
}

/** Whether an answer is a page. */
export const isHtml = ({ headers }: HostAnswer): boolean => /^text\/html\b/.test(headers.get('content-type') ?? '');
