import { fillLabel } from '../../shared/fill-label.ts';
import { contentsOf } from '../long-texts/contents-of.ts';
import { longTextOf } from '../long-texts/long-text-of.ts';
import { picturesIn } from '../long-texts/pictures-in.ts';
import { resolveContent } from '../long-texts/resolve-content.ts';
import { wordsFor } from '../long-texts/words-for.ts';
import { highlighted } from '../markdown/code/highlighted.ts';
import { eachNode } from '../markdown/each-node.ts';
import type { PictureSlot } from '../pictures/responsive-sizes.ts';
import { directionOf } from '../site/direction.ts';
import { zeroOf } from '../text/digits.ts';
import { isolated } from '../text/isolated.ts';
import type { BlockRules } from './rules.ts';

export const text: BlockRules<'text'> = {
  sections: (block, host) => longTextOf(block, host)?.anchors ?? [],
  resolve: ({ body, file, ...rest }, { site, host, fill, addressOf, sectionId, resolvePicture, labels }) => {
    const { foreign, ...block } = rest as typeof rest & { foreign?: string };
    const read = longTextOf({ body, file }, host);
    const isRightToLeft = directionOf(foreign ?? site.language) === 'rtl';
    const content = resolveContent(read ?? { content: [] }, {
      fill: (template) => (isRightToLeft ? isolated(fill(template, foreign)) : fill(template, foreign)),
      addressOf,
      idOf: sectionId,
      zero: foreign ? undefined : zeroOf(site),
      playsAt: (host) => fillLabel(labels.playsAt, { host }),
      pictureOf: (picture) => resolvePicture(picture, inText, false),
    });
    const words = wordsFor(content, labels);
    return {
      ...block,
      ...(foreign && { lang: foreign, dir: directionOf(foreign) }),
      content: highlighted(content, host.highlight),
      ...(words && { words }),
      ...contentsOf(block.heading, content),
    };
  },
  styles: ({ words, contents, content }) => [
    ...(contents ? ['table-of-contents'] : []),
    ...(words?.code ? ['code-block', 'marked'] : []),
    ...([...eachNode(content)].some(({ kind }) => kind === 'video') ? ['video'] : []),
  ],
  madeFrom: { content: ['file', 'body'] },
  pictures: ({ content }) => picturesIn(content),
};

/* Held to the style sheet by tests/browser/blocks/pictures.test.ts. */
const inText: PictureSlot = { sizes: [['', 'min(91vw, 48rem)']], widths: [360, 720, 1080, 1440] };
