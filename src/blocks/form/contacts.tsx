import { CopyButton } from '../../components/copy-button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import type { ViewProps } from '../../components/view.ts';

type ContactData = NonNullable<ViewProps<'form'>['block']['contacts']>[number];

/** Contact links. Email addresses and phone numbers have a copy button. */
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

/* Phone numbers are left-to-right in every language. */
const ContactLink = ({ href, value }: { href: string; value: string }) => (
  <Link href={href} dir={href.startsWith('tel:') ? 'ltr' : undefined}>
    {value}
  </Link>
);
