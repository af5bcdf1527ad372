import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useRouter } from 'wouter';
import { copy } from '../../components/copy-button.tsx';
import { part } from '../../components/part.ts';
import { Section } from '../../components/section.tsx';
import { Contents } from '../../components/table-of-contents/table-of-contents.tsx';
import { useLabels } from '../../components/text/labels.ts';
import type { ViewProps } from '../../components/view.ts';
import { namesFile } from '../../shared/path-to-file.ts';
import { Nodes } from './nodes.tsx';

/** A long text, with a table of contents if it has many headings. */
export default function Text({ block, level }: ViewProps<'text'>) {
  const { heading, content, words: labels = {}, contents, textIndex, lang, dir } = block;
  const place = useRef<HTMLDivElement>(null);
  useClicks(place);
  useSavedPosition(place, textIndex);
  return (
    <Section {...block} level={level} variant={contents ? 'contents' : undefined}>
      {contents && <Contents {...contents} />}
      {textIndex === undefined ? (
        <div {...part('article', 'text-body')} lang={lang} dir={dir} ref={place}>
          <Nodes nodes={content} labels={labels} above={heading === undefined ? 1 : level} />
        </div>
      ) : (
        // With a string as its child, React doesn't touch the content.
        <div {...part('article', 'text-body')} lang={lang} dir={dir} ref={place} suppressHydrationWarning>
          {''}
        </div>
      )}
    </Section>
  );
}

/*
 * The document of a page contains its long texts only as markup, and its data leaves them out. React keeps that markup;
 * if a visitor comes back to the page, the markup is inserted again.
 */

/* Read before hydration, because this module is loaded before it. */
const savedTexts =
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll('.text-body')].map((body) => body.cloneNode(true));

/* Inserts a long text that is only in the document, by its index there. */
function useSavedPosition(place: RefObject<Element | null>, number: number | undefined): void {
  useLayoutEffect(() => {
    const markup = number === undefined ? undefined : savedTexts[number]?.cloneNode(true);
    if (markup && place.current && !place.current.firstChild) place.current.append(...markup.childNodes);
  }, [place, number]);
}

/*
 * Handles clicks in a long text by delegation, because its markup isn't always React's: copies code, and opens pages of
 * the site without a reload.
 */
function useClicks(place: RefObject<Element | null>): void {
  const labels = useLabels();
  const { base } = useRouter();
  const [, navigate] = useLocation();
  const answer = useEffectEvent((event: MouseEvent) => {
    // A click has an element as its target.
    const target = event.target as Element;
    const figure = target.closest('.copy-code')?.closest('figure');
    if (figure) copyFrom(figure, labels);
    const link = target.closest('a');
    if (!link || isOtherwise(event) || !isPage(link, base)) return;
    event.preventDefault();
    navigate(link.pathname.slice(base.length) + link.hash);
  });
  useEffect(() => {
    const listen = (event: Event) => answer(event as MouseEvent);
    const element = place.current;
    element?.addEventListener('click', listen);
    return () => element?.removeEventListener('click', listen);
  }, [place]);
}

/* Copies the unhighlighted code; the notification contains its file or language. */
function copyFrom(figure: Element, labels: ReturnType<typeof useLabels>): void {
  const code = figure.querySelector('code')?.textContent ?? '';
  // Without a file or language, the name of the code is its label for screen readers.
  const name =
    figure.querySelector('bdi')?.textContent ?? figure.querySelector('pre')?.getAttribute('aria-label') ?? '';
  void copy(code.slice(0, -1), labels, name, name);
}

const isOtherwise = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/* Whether a link leads to another page of this site. */
const isPage = ({ origin, pathname, target }: HTMLAnchorElement, base: string) =>
  origin === location.origin &&
  target === '' &&
  pathname !== location.pathname &&
  pathname.startsWith(`${base}/`) &&
  !namesFile(pathname);
