import type { IconLink } from '../../schema/resolved.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { Tooltip } from './tooltip/tooltip.tsx';

/**
 * Links shown as icons, each with its label for screen readers and in a tooltip. A link without an icon shows its
 * label.
 */
export function IconLinks({ links }: { links: readonly IconLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="icon-links" role="list">
      {links.map(({ label, href, icon }, index) =>
        icon ? (
          <Tooltip key={index} as="li" text={label}>
            <Link href={href} className="icon-link" hiddenText={label}>
              <Icon name={icon} />
            </Link>
          </Tooltip>
        ) : (
          <li key={index}>
            <Link href={href} className="word-link">
              {label}
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}
