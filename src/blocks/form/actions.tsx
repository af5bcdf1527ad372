import { Icon } from '../../parts/icon.tsx';
import { Link } from '../../parts/link.tsx';
import type { ViewProps } from '../../parts/view.ts';
import { words } from '../../parts/words/words.ts';

type ActionData = NonNullable<ViewProps<'form'>['block']['actions']>[number];

/** Further buttons, each with a line of help. */
export function Actions({ actions }: { actions: readonly ActionData[] }) {
  if (actions.length === 0) return null;
  return (
    <div className="form-actions">
      {actions.map(({ label, href, icon, help }, index) => (
        <div key={index}>
          <Link href={href} className="button">
            {icon && <Icon name={icon} />}
            {words(label)}
          </Link>
          {help !== undefined && <p>{words(help)}</p>}
        </div>
      ))}
    </div>
  );
}
