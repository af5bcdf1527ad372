import type { WithoutSharp } from '../../node/build-site.ts';
import { installCommand } from '../../node/installed-package.ts';

/** Describes what a build lacks without sharp, and how to install it in the folder of the site. Empty if it lacks nothing. */
export function describeWithoutSharp({ copies, photo, previews }: WithoutSharp, folder: string): string {
  const parts = [
    ...(copies ? ['smaller copies of images'] : []),
    ...(previews === 'all'
      ? ['a link preview']
      : previews.length > 0
        ? [`a link preview for ${listFirst(previews)}`]
        : []),
    ...(photo ? ['the photo in the contact card'] : []),
  ];
  if (parts.length === 0) return '';
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(parts);
  return `The site is published without ${list}, because sharp is not installed. Install it with "${installCommand(folder, ['sharp'])}".`;
}

const listFirst = (paths: readonly string[]): string =>
  new Intl.ListFormat('en').format([
    ...paths.slice(0, 3),
    ...(paths.length > 3 ? [`${paths.length - 3} more ${paths.length === 4 ? 'page' : 'pages'}`] : []),
  ]);
