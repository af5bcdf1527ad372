import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import type { ViewProps } from '../../components/view.ts';

type ActionData = NonNullable<ViewProps<'form'>['block']['actions']>[number];

/** Additional buttons with help texts. */
export function Actions({ actions }: { actions: readonly ActionData[] }) {
  if (actions.length === 0) return null;
  return (
    <div className="form-actions">
      {actions.map(({ label, href, icon, help }, index) => (
        <div key={index}>
          <Link href={href} className="button">
            {icon && <Icon name={icon} />}
            {renderRichText(label)}
          </Link>
          {help !== undefined && <p>{renderRichText(help)}</p>}
        </div>
      ))}
    </div>
  );
}
