import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { PictureLabels, ResolvedPicture } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { fillLabel } from '../../shared/fill-label.ts';
import { plainText } from '../../shared/rich-text.ts';
import { Icon } from '../icon.tsx';
import { part } from '../part.ts';
import { renderRichText } from '../text/render-rich-text.tsx';
import { useNow } from '../text/use-now.ts';
import { Picture } from './picture.tsx';

export { default as style } from './picture-dialog.css?url';

/** Shows large images one by one over the page. The browser traps the focus, and closes the dialog on Escape. */
export function PictureDialog({ pictures, start, labels, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [{ current, direction }, setPosition] = useState({ current: start, direction: 1 });
  const [isLoaded, setLoaded] = useState(false);
  const count = pictures.length;
  // The dialog opens for a picture of the list, and turns only to others.
  const shown = pictures[current] as LargePicture;
  const now = useNow();
  const alt = shown.picture.alt && plainText(shown.picture.alt, now);
  const isRtl = () => getComputedStyle(dialog.current as Element).direction === 'rtl';

  useEffect(() => dialog.current?.showModal(), []);

  const show = (index: number, direction: 1 | -1) => {
    if (count === 1) return;
    setLoaded(false);
    setPosition({ current: (index + count) % count, direction });
    stage.current?.scrollTo(0, 0);
  };
  const go = (step: 1 | -1) => show(current + step, step);
  /* In left-to-right languages, right is forward. */
  const goTo = (side: 'left' | 'right') => go((side === 'right') === isRtl() ? -1 : 1);
  const swipe = useSwipe((side) => goTo(side === 'left' ? 'right' : 'left'));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const act = {
      ArrowLeft: () => goTo('left'),
      ArrowRight: () => goTo('right'),
      Home: () => show(0, 1),
      End: () => show(count - 1, -1),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  // Loads the next image after the current one.
  const next = (current + direction + count) % count;
  const indexes = isLoaded && next !== current ? [current, next] : [current];
  const isLong = isFullPageScreenshot(shown);
  return (
    <dialog
      ref={dialog}
      {...part('picture-dialog')}
      aria-label={labels.pictures}
      data-captions={pictures.some(({ caption }) => caption !== undefined) || undefined}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="picture-bar">
        <p className="picture-count" role="status">
          {count > 1 && fillLabel(labels.pictureCount, { number: current + 1, count })}
          <span className="visually-hidden"> {alt}</span>
        </p>
        <button
          type="button"
          className="picture-button"
          aria-label={labels.closePictures}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" />
        </button>
      </div>
      <div
        ref={stage}
        className="picture-stage"
        data-long={isLong || undefined}
        {...(isLong && { tabIndex: 0, role: 'group', 'aria-label': alt })}
        {...swipe}
      >
        {indexes.map((index) => (
          <div
            key={index}
            className="picture-frame"
            hidden={index !== current}
            style={sizeOf(pictures[index] as LargePicture)}
            onLoad={index === current ? () => setLoaded(true) : undefined}
          >
            <Picture picture={large(pictures[index] as LargePicture)} />
          </div>
        ))}
      </div>
      {shown.caption !== undefined && <p className="picture-caption">{renderRichText(shown.caption)}</p>}
      {count > 1 && (
        <>
          <button
            type="button"
            className="picture-button previous"
            aria-label={labels.previousPicture}
            onClick={() => go(-1)}
          >
            <Icon name="arrow-left" className="mirrored" />
          </button>
          <button type="button" className="picture-button next" aria-label={labels.nextPicture} onClick={() => go(1)}>
            <Icon name="arrow-left" className="mirrored" />
          </button>
        </>
      )}
    </dialog>
  );
}

/*
 * An image more than three times as high as wide is a full-page screenshot: it scrolls from top to bottom, as wide as
 * possible.
 */
const isFullPageScreenshot = ({ picture: { width = 1, height = 1 } }: LargePicture) => height > 3 * width;

/* The aspect ratio and the maximum size. Inline styles are allowed here, because this is never prerendered. */
const sizeOf = ({ picture: { width, height } }: LargePicture) =>
  width && height ? ({ '--ratio': width / height, '--most': `${width}px` } as CSSProperties) : undefined;

/* The same copies as on the page; the browser selects another width. */
function large({ picture: { fit: _, focus: __, ...picture } }: LargePicture) {
  const { width = 1, height = 1 } = picture;
  const share = Math.ceil((100 * width) / height);
  const sizes = height > 3 * width ? `min(100vw, 56rem, ${width}px)` : `min(100vw, ${share}vh, ${width}px)`;
  return { ...picture, isFirst: true as const, ...(picture.widths && { sizes }) };
}

/** An image to enlarge. */
interface LargePicture {
  picture: ResolvedPicture;
  caption?: RichText | undefined;
}

/** The properties of the image dialog. */
export interface DialogProps {
  pictures: readonly LargePicture[];
  /** The index of the first image to show. */
  start: number;
  labels: PictureLabels;
  onClose(): void;
}

/* The minimum horizontal distance of a swipe, in pixels. */
const minDistance = 40;

/** Handlers for horizontal swipes: `onSwipe` gets the direction. The browser handles gestures with two fingers. */
function useSwipe(onSwipe: (side: 'left' | 'right') => void) {
  const from = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerId: id, pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      from.current = pointerType !== 'mouse' && isPrimary ? { id, x, y } : null;
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const start = from.current;
      from.current = null;
      if (start?.id !== pointerId) return;
      const [across, down] = [clientX - start.x, clientY - start.y];
      if (Math.abs(across) < minDistance || Math.abs(across) < 1.5 * Math.abs(down)) return;
      onSwipe(across < 0 ? 'left' : 'right');
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
