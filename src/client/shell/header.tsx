import { memo } from 'react';
import { useLocation } from 'wouter';
import type { Shell } from '../../../schema/resolved.ts';
import { Icon } from '../../components/icon.tsx';
import { LanguageMenu } from '../../components/languages/language-menu.tsx';
import { Link } from '../../components/link.tsx';
import { part } from '../../components/part.ts';
import { useCurrent } from '../../components/table-of-contents/use-current.ts';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import { barLinks } from '../../shared/bar-links.ts';
import { ThemeButton } from './theme-button.tsx';

/** The header of every page: the name, the links, and the theme; on a phone, the links are in a menu. */
export const Header = memo(function Header({ shell }: { shell: Shell }) {
  const { name, navigation, labels, mode, isFixed, breakpoint, language, languages } = shell;
  const [path] = useLocation();
  const links = barLinks(navigation);
  const current = useCurrentSection(links, path);

  const items = (entries: typeof navigation) =>
    entries.map(({ label, href }, index) => (
      <li key={index}>
        <Link
          href={href}
          aria-current={
            href === current ? 'location' : href === path ? 'page' : path.startsWith(`${href}/`) || undefined
          }
        >
          {renderRichText(label)}
        </Link>
      </li>
    ));

  return (
    <header {...part('header')}>
      <Link className="skip" href="#of-main">
        {labels.skip}
      </Link>
      <div {...part('wrap', 'wrap header-bar')} data-room={breakpoint}>
        <Link href="/" {...part('brand')} aria-label={name} data-long={[...name].length > 16 || undefined}>
          <Mark />
          <span>{name}</span>
        </Link>
        {links.length > 0 && (
          <nav {...part('navigation', 'header-links')} aria-label={labels.sections}>
            <ul role="list">{items(links)}</ul>
          </nav>
        )}
        <div className="tools">
          {languages && <LanguageMenu {...languages} current={language} />}
          {!isFixed && <ThemeButton mode={mode} />}
          {navigation.length > 0 && (
            <button
              type="button"
              {...part('tool', 'tool menu-button')}
              popoverTarget="of-menu"
              aria-label={labels.menu}
            >
              <Icon name="menu" className="when-closed" />
              <Icon name="x" className="when-open" />
            </button>
          )}
        </div>
      </div>
      {navigation.length > 0 && (
        <nav id="of-menu" popover="auto" {...part('menu')} aria-label={labels.menu}>
          <ul role="list">{items(navigation.filter(({ button }) => !button))}</ul>
          <div {...part('menu-foot')}>
            {navigation
              .filter(({ button }) => button)
              .map(({ label, href }, index) => (
                <Link key={index} href={href} {...part('button primary')}>
                  {renderRichText(label)}
                </Link>
              ))}
          </div>
        </nav>
      )}
    </header>
  );
});

/* The mark of the site: eight studs around one. */
function Mark() {
  return (
    <svg {...part('mark')} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M20.6 12zM18.1 18.1zM12 20.6zM5.9 18.1zM3.4 12zM5.9 5.9zM12 3.4zM18.1 5.9zM13.4 12a1.4 1.4 0 110-.01" />
    </svg>
  );
}

/* Returns the `href` of the link to the current section; undefined if none of the links leads to it. */
function useCurrentSection(links: readonly { href: string }[], path: string): string | undefined {
  const hrefs = links.flatMap(({ href }) => (href.startsWith(`${path}#`) ? href : []));
  const id = useCurrent(
    ['#of-main > *', ...hrefs.map((href) => `#of-main [id="${href.slice(path.length + 1)}"]`)].join(),
  );
  return hrefs.find((href) => id && href === `${path}#${id}`);
}
