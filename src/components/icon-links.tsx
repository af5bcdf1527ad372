import type { IconLink } from '../../schema/resolved.ts';
import { plainText } from '../shared/rich-text.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { type PartProps, part } from './part.ts';
import { renderRichText } from './text/render-rich-text.tsx';
import { useNow } from './text/use-now.ts';
import { Tooltip } from './tooltip/tooltip.tsx';

/** A link with its label, after its icon if it has one. */
export function LabeledLink({ href, icon, label, ...marks }: IconLink & PartProps) {
  return (
    <Link href={href} {...marks}>
      {icon && <Icon name={icon} />}
      {renderRichText(label)}
    </Link>
  );
}

/** The buttons of a page, most important first. */
export function Actions({ actions }: { actions: readonly IconLink[] }) {
  if (actions.length === 0) return null;
  return (
    <div {...part('actions')}>
      {actions.map((action, index) => (
        <LabeledLink key={index} {...action} {...part(index === 0 ? 'button primary' : 'button')} />
      ))}
    </div>
  );
}

/**
 * Links shown as icons, each with its label for screen readers and in a tooltip. A link without an icon shows its
 * label.
 */
export function IconLinks({ links }: { links: readonly IconLink[] }) {
  const now = useNow();
  if (links.length === 0) return null;
  return (
    <ul {...part('icon-links')} role="list">
      {links.map(({ label, href, icon }, index) =>
        icon ? (
          <Tooltip key={index} as="li" text={plainText(label, now)}>
            <Link href={href} {...part('icon-link')} hiddenText={plainText(label, now)}>
              <Icon name={icon} />
            </Link>
          </Tooltip>
        ) : (
          <li key={index}>
            <Link href={href} className="word-link">
              {renderRichText(label)}
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}
