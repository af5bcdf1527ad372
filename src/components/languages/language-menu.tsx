import { useLocation } from 'wouter';
import type { Languages } from '../../../schema/resolved.ts';
import { Icon } from '../icon.tsx';
import { useFileBase } from '../use-file-base.ts';
import { useScrollPosition } from './use-scroll-position.ts';

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
  const linkTo = ({ tag, name, dir }: Languages['links'][number], className?: string) => {
    const prefix = tag === first?.tag ? '' : `/${tag}`;
    // If the page doesn't exist in that language, links to its home page.
    const target = absent[path]?.includes(tag) ? '/' : path;
    return (
      <a
        className={className}
        href={base + prefix + target}
        hrefLang={tag}
        lang={tag}
        dir={dir}
        aria-current={tag === current || undefined}
        onClick={keepPosition}
      >
        {className && <Icon name="globe" />}
        <span>{name}</span>
      </a>
    );
  };
  const [other, ...others] = links.filter(({ tag }) => tag !== current);
  if (other && others.length === 0) return linkTo(other, 'tool language-link');
  return (
    <>
      <button type="button" className="tool language-button" popoverTarget="of-languages">
        <Icon name="globe" />
        <span>{short}</span>
        <span className="visually-hidden">{label}</span>
      </button>
      <nav id="of-languages" className="language-menu" popover="auto" aria-label={label}>
        <ul role="list">
          {links.map((each) => (
            <li key={each.tag}>{linkTo(each)}</li>
          ))}
        </ul>
      </nav>
    </>
  );
}
