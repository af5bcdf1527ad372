import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import type { PictureItem, PictureLabels, ResolvedPicture } from '../../../schema/resolved.ts';
import { linkStyle } from '../link-style.ts';
import { part } from '../part.ts';
import { renderRichText } from '../text/render-rich-text.tsx';
import { useFileBase } from '../use-file-base.ts';
import { Picture } from './picture.tsx';
import type { DialogProps } from './picture-dialog.tsx';
import { Video } from './video.tsx';

interface Props {
  /** The place of the pictures, or their layout. */
  layout: 'rows' | 'grid' | 'card-pictures';
  items: readonly PictureItem[];
  labels: PictureLabels;
}

/** A list of images and videos. An image links to its large copy, which opens in a dialog if scripts are available. */
export function PictureList({ layout, items, labels }: Props) {
  const base = useFileBase();
  const { open, dialog } = usePictureDialog(items, labels);
  return (
    <>
      <ul
        {...part('pictures', `picture-list ${layout}`)}
        data-layout={layout === 'card-pictures' ? undefined : layout}
        role="list"
      >
        {items.map(({ picture, video, caption, ratio }, index) => (
          <li key={index} data-ratio={ratio}>
            <figure>
              {picture && (
                <a
                  {...part('picture-link')}
                  href={base + largeCopy(picture)}
                  aria-label={picture.decorative && labels.enlarge}
                  onClick={(event) => open(event, picture)}
                >
                  <Picture picture={picture} />
                </a>
              )}
              {video && <Video {...video} />}
              {caption !== undefined && <figcaption>{renderRichText(caption)}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}

interface Opened {
  Dialog: ComponentType<DialogProps>;
  start: number;
  link: HTMLElement;
}

/*
 * Opens images in a dialog: `open` handles a click on the link of one, and `dialog` is the element to render. The
 * dialog is loaded on the first click; if that fails, the link opens.
 */
function usePictureDialog(
  items: readonly PictureItem[],
  labels: PictureLabels,
): { open(event: MouseEvent<HTMLAnchorElement>, picture: ResolvedPicture): Promise<void>; dialog: ReactNode } {
  const [opened, setOpened] = useState<Opened | null>(null);
  const pictures = items.flatMap(({ picture, caption }) => (picture ? [{ picture, caption }] : []));
  const open = async (event: MouseEvent<HTMLAnchorElement>, picture: ResolvedPicture) => {
    // Modified clicks open a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    const start = pictures.findIndex((each) => each.picture === picture);
    try {
      const { PictureDialog: Dialog, style } = await import('./picture-dialog.tsx');
      await linkStyle(style);
      setOpened({ Dialog, start, link });
    } catch {
      location.assign(link.href);
    }
  };
  const close = () => {
    setOpened(null);
    // Not every browser focuses a link on click, so the focus couldn't return to it.
    opened?.link.focus({ preventScroll: true });
  };
  const dialog = opened && <opened.Dialog pictures={pictures} start={opened.start} labels={labels} onClose={close} />;
  return { open, dialog };
}

/* Returns the path of an image at the largest published size: its widest copy, or the image itself if it has none. */
const largeCopy = ({ src, widths = [] }: ResolvedPicture): string =>
  widths.length === 0 ? src : `${src.slice(0, -4)}-${Math.max(...widths)}.webp`;
