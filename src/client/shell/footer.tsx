import { memo } from 'react';
import type { Shell } from '../../../schema/resolved.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { part } from '../../components/part.ts';
import { renderRichText } from '../../components/text/render-rich-text.tsx';

/** The footer of every page. */
export const Footer = memo(function Footer({ shell }: { shell: Shell }) {
  const { footer, labels } = shell;
  const { copyright, links = [], print } = footer;
  return (
    <footer {...part('footer')}>
      <div {...part('wrap footer-row')}>
        {copyright !== undefined && <p>{renderRichText(copyright)}</p>}
        {(links.length > 0 || print) && (
          <ul role="list">
            {links.map(({ label, href }, index) => (
              <li key={index}>
                <Link href={href}>{renderRichText(label)}</Link>
              </li>
            ))}
            {print === true && (
              <li className="with-script">
                <button type="button" {...part('print-button')} onClick={() => window.print()}>
                  {labels.print}
                </button>
              </li>
            )}
            {typeof print === 'object' && (
              <li>
                <Link href={print.href}>{labels.print}</Link>
              </li>
            )}
          </ul>
        )}
        <Link {...part('to-top')} href="#top">
          {labels.top} <Icon name="arrow-up" />
        </Link>
      </div>
    </footer>
  );
});
