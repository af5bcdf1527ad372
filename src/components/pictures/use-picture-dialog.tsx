import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import type { PictureItem, PictureLabels, ResolvedPicture } from '../../../schema/resolved.ts';
import { linkStyle } from '../link-style.ts';
import type { DialogProps } from './dialog-props.ts';

interface Opened {
  Dialog: ComponentType<DialogProps>;
  start: number;
  link: HTMLElement;
}

/**
 * Opens images in a dialog: `open` handles a click on the link of one, and `dialog` is the element to render. The
 * dialog is loaded on the first click; if that fails, the link opens.
 */
export function usePictureDialog(
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
