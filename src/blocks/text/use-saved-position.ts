import { type RefObject, useLayoutEffect } from 'react';

/*
 * The document of a page holds its long texts as markup, and they are not repeated in its data. React leaves that markup
 * as it is; where it needs it once more, because a visitor has come back to the page, it is put there again.
 */

/* Taken before React touches the page: this is loaded ahead of that. */
const kept =
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll('.text-body')].map((body) => body.cloneNode(true));

/** Fills the place of a long text that is in the document alone, by its number there. */
export function useSavedPosition(place: RefObject<Element | null>, number: number | undefined): void {
  useLayoutEffect(() => {
    const markup = number === undefined ? undefined : kept[number]?.cloneNode(true);
    if (markup && place.current && !place.current.firstChild) place.current.append(...markup.childNodes);
  }, [place, number]);
}
