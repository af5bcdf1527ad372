import { basename, join } from 'node:path';
import type { Drawn } from '../../../schema/resolved.ts';
import type { ShownPicture } from '../../compile/host.ts';
import { isCopied } from '../../compile/meaning/pictures.ts';
import type { ResolvedSite } from '../../compile/site/resolve.ts';
import { inPublic } from '../load/in-public.ts';
import { type Source, stateOf } from '../load/load.ts';
import { type Copy, makeCopies, nameOf } from './copies.ts';
import { drawPictures, type Place, tailor } from './places.ts';
import { widest } from './side.ts';

/**
 * Makes the copies of a site's pictures that its pages need, below a folder, and returns the site that names them and
 * the files that were written. A copy has no metadata, and its name changes when the picture does. Drawings and
 * animations stay what they are. What was made once is kept for the next build.
 */
export async function pictures(
  site: ResolvedSite,
  source: Source,
  folder: string,
): Promise<{ site: ResolvedSite; files: string[] }> {
  const originals = new Map<string, Original>();
  for (const src of picturesOf(site)) {
    const file = inPublic(source.publicFolder, src);
    const picture = source.pictureCache.pictureOf(src);
    if (!file || !picture || picture.flaw || !isCopied(picture)) continue;
    originals.set(src, { file, name: await nameOf(file, basename(file)), picture, widths: new Set() });
  }
  if (originals.size === 0) return { site, files: [] };

  const plain = <Picture extends { src: string }>(picture: Picture): Picture => {
    const original = originals.get(picture.src);
    return original ? { ...picture, src: `/assets/${original.name}.jpg` } : picture;
  };
  const draw = (picture: Drawn, place: Place): Drawn => {
    const original = originals.get(picture.src);
    const { width, height } = picture;
    if (!original || !width || !height) return picture;
    const fitted = tailor(place, width, height);
    for (const each of fitted.widths) original.widths.add(each);
    return { ...plain(picture), ...fitted };
  };
  const { owner, image } = site;
  const drawn: ResolvedSite = {
    ...site,
    owner: owner.picture ? { ...owner, picture: plain(owner.picture) } : owner,
    ...(image && { image: plain(image) }),
    pages: site.pages.map((page) => ({
      ...page,
      ...(page.image && { image: plain(page.image) }),
      blocks: page.blocks.map((block) => drawPictures(block, draw)),
    })),
  };
  const copies = [...originals.values()].flatMap(copiesOf);
  await makeCopies(copies, join(stateOf(source), 'cache', 'pictures'), join(folder, 'assets'));
  return { site: drawn, files: [...new Set(copies.map(({ name }) => `assets/${name}`))] };
}

interface Original {
  file: string;
  name: string;
  picture: ShownPicture;
  widths: Set<number>;
}

function* picturesOf({ owner, image, pages }: ResolvedSite): Generator<string> {
  if (owner.picture) yield owner.picture.src;
  if (image) yield image.src;
  for (const page of pages) {
    if (page.image) yield page.image.src;
    for (const block of page.blocks) {
      if (block.type === 'hero' && block.picture) yield block.picture.src;
      if (block.type === 'card-grid') for (const { picture } of block.cards) if (picture) yield picture.src;
    }
  }
}

/* For browsers that know neither of the others, for link previews and for search engines: one JPEG. */
const plainWidth = 1200;

function copiesOf({ file, name, picture, widths }: Original): Copy[] {
  const { width = plainWidth, height = plainWidth } = picture;
  return [
    { file, name: `${name}.jpg`, width: Math.min(widest(width, height), plainWidth), format: 'jpeg' },
    ...[...widths].flatMap((each): Copy[] => [
      { file, name: `${name}-${each}.avif`, width: each, format: 'avif' },
      { file, name: `${name}-${each}.webp`, width: each, format: 'webp' },
    ]),
  ];
}
