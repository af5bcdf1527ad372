import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import type { PictureItem, PictureWords, ResolvedPicture } from '../../../schema/resolved.ts';
import { linkStyle } from '../link-style.ts';
import type { DialogProps } from './dialog-props.ts';

interface Opened {
  Dialog: ComponentType<DialogProps>;
  start: number;
  link: HTMLElement;
}

/**
 * Pictures that open larger: `open` is for a click on the link of one, `dialog` stands where they are. What shows them is
 * loaded with the first click; where it cannot be, the link leads where links lead.
 */
export function usePictureDialog(
  items: readonly PictureItem[],
  words: PictureWords,
): { open(event: MouseEvent<HTMLAnchorElement>, picture: ResolvedPicture): Promise<void>; dialog: ReactNode } {
  const [opened, setOpened] = useState<Opened | null>(null);
  const pictures = items.flatMap(({ picture, caption }) => (picture ? [{ picture, caption }] : []));
  const open = async (event: MouseEvent<HTMLAnchorElement>, picture: ResolvedPicture) => {
    // Who wants it in a tab of its own gets it there.
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
    // Not every browser gives a link the focus when it is clicked, and none can give back what it never had.
    opened?.link.focus({ preventScroll: true });
  };
  const dialog = opened && <opened.Dialog pictures={pictures} start={opened.start} words={words} onClose={close} />;
  return { open, dialog };
}
