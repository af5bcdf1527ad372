import { type RefObject, useLayoutEffect } from 'react';

/*
 * The document of a page contains its long texts only as markup, and its data leaves them out. React keeps that markup;
 * if a visitor comes back to the page, the markup is inserted again.
 */

/* Read before hydration, because this module is loaded before it. */
const savedTexts =
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll('.text-body')].map((body) => body.cloneNode(true));

/** Inserts a long text that is only in the document, by its index there. */
export function useSavedPosition(place: RefObject<Element | null>, number: number | undefined): void {
  useLayoutEffect(() => {
    const markup = number === undefined ? undefined : savedTexts[number]?.cloneNode(true);
    if (markup && place.current && !place.current.firstChild) place.current.append(...markup.childNodes);
  }, [place, number]);
}
