import type { Context } from './context.ts';
import { follow } from './crawl.ts';

/**
 * The pages in the sitemap of a site, by their addresses, and the addresses of each in its languages; those of an index are
 * gathered. `published` is the address below which the site is published.
 */
export async function readSitemap(
  { base, fetcher }: Pick<Context, 'base' | 'fetcher'>,
  published: string,
): Promise<Map<string, string[]>> {
  const read = async (address: string): Promise<string> => {
    const found = await follow(fetcher, new URL(`./${address.slice(published.length)}`, base));
    return 'answer' in found && found.answer.status === 200 ? found.answer.body.toString() : '';
  };
  const first = await read(`${published}sitemap.xml`);
  const parts = [...first.matchAll(/<sitemap><loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  const texts = [first, ...(await Promise.all(parts.map(read)))];
  return new Map(
    texts.flatMap((text) =>
      [...text.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(([, address = '', links = '']) => [
        plain(address),
        [...links.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => plain(href)),
      ]),
    ),
  );
}

const plain = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
