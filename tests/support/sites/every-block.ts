import { blocks } from '../../../src/blocks/schemas.ts';
import { referencedFiles } from '../../../src/core/content/referenced-files.ts';
import { stripes } from '../browser/pictures.ts';
import { exampleOf, smallSite } from './site.ts';

/** A site whose home page has the example of every block. */
export function siteWithEveryBlock() {
  const site = smallSite();
  site.owner = { ...site.owner, email: 'amina@example.com' };
  site.pages[0].blocks = blocks.map((block) => exampleOf(block.properties.type.const));
  return site;
}

/** The files that a site uses, with any content: pictures in public/, and texts next to the site file. */
export async function filesFor(site: object): Promise<Record<string, Uint8Array | string>> {
  const { pictures, texts } = referencedFiles(site);
  const files: Record<string, Uint8Array | string> = {};
  for (const picture of pictures) files[`public${picture}`] = await stripes(1200, 800).jpeg().toBuffer();
  for (const { file } of texts) if (file !== undefined) files[file] = '# A text\n\nWith words.\n';
  return files;
}
