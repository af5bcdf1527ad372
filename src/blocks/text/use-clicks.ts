import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useLocation, useRouter } from 'wouter';
import { copy } from '../../components/copy-button.tsx';
import { useLabels } from '../../components/text/labels.ts';
import { namesFile } from '../../shared/path-to-file.ts';

/**
 * Handles clicks in a long text by delegation, because its markup isn't always React's: copies code, and opens pages of
 * the site without a reload.
 */
export function useClicks(place: RefObject<Element | null>): void {
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
