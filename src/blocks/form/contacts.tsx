import { CopyButton } from '../../components/copy-button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import type { ViewProps } from '../../components/view.ts';

type ContactData = NonNullable<ViewProps<'form'>['block']['contacts']>[number];

/** The ways to reach the owner. Mail addresses and telephone numbers can be copied. */
export function Contacts({ contacts }: { contacts: readonly ContactData[] }) {
  if (contacts.length === 0) return null;
  return (
    <dl className="contacts">
      {contacts.map(({ label, value, href, icon }, index) => (
        <div key={index}>
          <dt>
            {icon && <Icon name={icon} />}
            {label}
          </dt>
          <dd>
            {href === undefined ? value : <ContactLink href={href} value={value} />}
            {href !== undefined && /^(?:mailto|tel):/.test(href) && <CopyButton value={value} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/* Numbers are read from left to right in every language. */
const ContactLink = ({ href, value }: { href: string; value: string }) => (
  <Link href={href} dir={href.startsWith('tel:') ? 'ltr' : undefined}>
    {value}
  </Link>
);
