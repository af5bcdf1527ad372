import type { TextNode } from '../../../schema/long-text.ts';
import type { ResolvedPicture } from '../../../schema/resolved.ts';
import { eachNode } from './markdown/each-node.ts';

/** Returns the pictures of a long text, including those of videos. */
export const picturesIn = (content: readonly TextNode[]): ResolvedPicture[] =>
  [...eachNode(content)].flatMap((node) => (node.kind === 'picture' || node.kind === 'video' ? [node.picture] : []));
