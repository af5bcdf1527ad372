import type { Context } from './context.ts';

/**
 * The pages in a site's sitemap, by URL, with the URLs of each in its languages. Reads all sitemaps of an index.
 * `published` is the URL at which the site is published.
 */
export async function readSitemap(
  { fetcher }: Pick<Context, 'fetcher'>,
  published: string,
): Promise<Map<string, string[]>> {
  const read = async (address: string): Promise<string> => {
    if (!address.startsWith(published)) return '';
    const found = await fetcher.follow(`./${address.slice(published.length)}`, fetcher.base, true);
    return 'answer' in found && found.answer.status === 200 ? found.answer.text : '';
  };
  const first = await read(`${published}sitemap.xml`);
  const parts = new Set([...first.matchAll(/<sitemap><loc>([^<]*)<\/loc>/g)].map(([, address = '']) => plain(address)));
  return new Map([first, ...(await Promise.all([...parts].map(read)))].flatMap(entriesOf));
}

/* Each entry ends before the next one starts, so that no part of the text is scanned twice. */
const entriesOf = (text: string): [address: string, languages: string[]][] =>
  text
    .split('<url>')
    .slice(1)
    .flatMap((part) => {
      const entry = part.slice(0, Math.max(0, part.indexOf('</url>')));
      const [, address] = /^<loc>([^<]*)<\/loc>/.exec(entry) ?? [];
      if (address === undefined) return [];
      return [[plain(address), [...entry.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => plain(href))]];
    });

const plain = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
