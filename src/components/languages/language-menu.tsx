import { type MouseEvent, useEffect } from 'react';
import { useLocation } from 'wouter';
import type { Languages } from '../../../schema/resolved.ts';
import { Icon } from '../icon.tsx';
import { type PartProps, part } from '../part.ts';
import { useFileBase } from '../use-file-base.ts';

interface Props extends Languages {
  /** The tag of the current language. */
  current: string;
}

/**
 * Links to the same page in other languages: a single link if there is one, else a menu. They lead to other documents,
 * so they work without scripts; with scripts, they lead to the same position on the page.
 */
export function LanguageMenu({ words: label, short, links, absent = {}, current }: Props) {
  const [path] = useLocation();
  const base = useFileBase();
  const keepPosition = useScrollPosition();
  const [first] = links;
  const linkTo = ({ tag, name, dir }: Languages['links'][number], marks?: PartProps) => {
    const prefix = tag === first?.tag ? '' : `/${tag}`;
    // If the page doesn't exist in that language, links to its home page.
    const target = absent[path]?.includes(tag) ? '/' : path;
    return (
      <a
        {...marks}
        href={base + prefix + target}
        hrefLang={tag}
        lang={tag}
        dir={dir}
        aria-current={tag === current || undefined}
        onClick={keepPosition}
      >
        {marks && <Icon name="globe" />}
        <span>{name}</span>
      </a>
    );
  };
  const [other, ...others] = links.filter(({ tag }) => tag !== current);
  if (other && others.length === 0) return linkTo(other, part('tool', 'tool language-link'));
  return (
    <>
      <button type="button" {...part('tool', 'tool language-button')} popoverTarget="of-languages">
        <Icon name="globe" />
        <span>{short}</span>
        <span className="visually-hidden">{label}</span>
      </button>
      <nav id="of-languages" {...part('language-menu')} popover="auto" aria-label={label}>
        <ul role="list">
          {links.map((each) => (
            <li key={each.tag}>{linkTo(each)}</li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/*
 * The key of the filters that were selected, for the same page in another language. They are stored for one page only.
 */
const key = 'onefolio:filters';
const chips = () => [...document.querySelectorAll<HTMLElement>('.filters .chip')];

/* Returns a click handler for links to another language, which keeps the scroll position and the selected filters. */
function useScrollPosition(): (event: MouseEvent<HTMLAnchorElement>) => void {
  useEffect(() => {
    try {
      const saved: number[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      sessionStorage.removeItem(key);
      for (const index of saved) chips()[index]?.click();
    } catch {
      // Without storage, all cards are shown.
    }
  }, []);
  return ({ currentTarget }) => {
    currentTarget.hash = anchorInView();
    try {
      const chosen = chips().flatMap((chip, index) => (chip.ariaPressed === 'true' ? [index] : []));
      sessionStorage.setItem(key, JSON.stringify(chosen));
    } catch {}
  };
}

/* Returns the id of the last element that starts above the middle of the viewport; "" at the top. */
function anchorInView(): string {
  if (scrollY < innerHeight / 3) return '';
  const anchors = document.querySelectorAll('main section[id], main :is(h2, h3)[id]');
  return (
    [...anchors].findLast((each) => !each.id.startsWith('of-') && each.getBoundingClientRect().top < innerHeight / 2)
      ?.id ?? ''
  );
}
