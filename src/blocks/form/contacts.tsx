import type { RichText } from '../../../schema/rich-text.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import { useNow } from '../../components/text/use-now.ts';
import type { ViewProps } from '../../components/view.ts';
import { plainText } from '../../shared/rich-text.ts';

type ContactData = NonNullable<ViewProps<'form'>['block']['contacts']>[number];

/** Contact links. Email addresses and phone numbers have a copy button. */
export function Contacts({ contacts }: { contacts: readonly ContactData[] }) {
  const now = useNow();
  if (contacts.length === 0) return null;
  return (
    <dl className="contacts">
      {contacts.map(({ label, value, href, icon }, index) => (
        <div key={index}>
          <dt>
            {icon && <Icon name={icon} />}
            {renderRichText(label)}
          </dt>
          <dd>
            {href === undefined ? renderRichText(value) : <ContactLink href={href} value={value} />}
            {href !== undefined && /^(?:mailto|tel):/.test(href) && <CopyButton value={plainText(value, now)} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/* Phone numbers are left-to-right in every language. */
const ContactLink = ({ href, value }: { href: string; value: RichText }) => (
  <Link href={href} dir={href.startsWith('tel:') ? 'ltr' : undefined}>
    {renderRichText(value)}
  </Link>
);
