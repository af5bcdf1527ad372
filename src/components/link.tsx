import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'wouter';
import { namesFile } from '../shared/path-to-file.ts';
import type { PartProps } from './part.ts';
import { useLabels } from './text/labels.ts';
import { useFileBase } from './use-file-base.ts';

interface Props extends Omit<ComponentProps<'a'>, 'href'>, Pick<PartProps, 'data-part'> {
  href: string;
  children: ReactNode;
  /** Additional text for screen readers. */
  hiddenText?: string;
}

/**
 * Renders every link of a site. Addresses outside the allow-list and the placeholder "#" are rendered as text. Pages of
 * the site open without a reload; other sites open in a new tab and announce it.
 */
export function Link({ href, children: content, hiddenText, ...rest }: Props) {
  const { newTab } = useLabels();
  const base = useFileBase();
  const [current] = useLocation();
  const kind = kindOf(href);
  const where = kind === 'elsewhere' && ` (${newTab})`;
  const children =
    hiddenText || where ? (
      <>
        {content}
        <span className="visually-hidden">
          {hiddenText}
          {where}
        </span>
      </>
    ) : (
      content
    );
  if (kind === 'none')
    return <span {...{ className: rest.className, 'data-part': rest['data-part'] }}>{children}</span>;
  const [path = '/', anchor] = href.split('#');
  const isHere = path === current;
  if (kind === 'page' && !(isHere && anchor !== undefined))
    return (
      <RouterLink {...rest} href={href} replace={isHere} onClick={isHere ? goToTop : undefined}>
        {children}
      </RouterLink>
    );
  const address = { elsewhere: href, plain: href, file: base + href, page: `#${anchor}` }[kind];
  return (
    <a {...rest} href={address} {...(where && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
    </a>
  );
}

/* Scrolls to the top as browsers do for a link to the current page, and focuses the heading. */
function goToTop(): void {
  scrollTo(0, 0);
  document.querySelector('h1')?.focus({ preventScroll: true });
}

/** Returns the kind of an address for this site; 'none' must not be linked. */
export function kindOf(href: string): 'none' | 'elsewhere' | 'plain' | 'file' | 'page' {
  if (href === '#' || /[\s\\<>"\u0000-\u001F\u007F-\u009F]/.test(href)) return 'none';
  if (/^https?:\/\/[^/?#@]+(?:[/?#]|$)/.test(href)) return 'elsewhere';
  if (/^(?:mailto:|tel:|#)./.test(href)) return 'plain';
  if (!/^\/(?![/\\])/.test(href)) return 'none';
  return namesFile(href.split(/[?#]/)[0] ?? '') ? 'file' : 'page';
}
