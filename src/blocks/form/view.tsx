import { useId } from 'react';
import { CopyButton } from '../../components/copy-button.tsx';
import { Heading } from '../../components/heading.tsx';
import { Icon } from '../../components/icon.tsx';
import { IconLinks, LabeledLink } from '../../components/icon-links.tsx';
import { Link } from '../../components/link.tsx';
import { part } from '../../components/part.ts';
import { Paragraphs } from '../../components/section.tsx';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import { useNow } from '../../components/text/use-now.ts';
import type { ViewProps } from '../../components/view.ts';
import { plainText } from '../../shared/rich-text.ts';
import { Fields } from './fields.tsx';

export default function Form({ block, level }: ViewProps<'form'>) {
  const { id, heading, intro = [], contacts = [], actions = [], links = [] } = block;
  const headingId = `of-${useId()}`;
  const labelledBy = heading === undefined ? undefined : headingId;
  return (
    <section id={id} {...part('section', 'section form')} data-block="form" aria-labelledby={labelledBy}>
      <div {...part('wrap', 'wrap form-room')}>
        <div {...part('text', 'form-text')}>
          {heading !== undefined && (
            <Heading level={level} id={headingId}>
              {heading}
            </Heading>
          )}
          {intro.length > 0 && (
            <div {...part('summary', 'form-intro')}>
              <Paragraphs texts={intro} />
            </div>
          )}
          <Contacts contacts={contacts} />
          <Actions actions={actions} />
          <IconLinks links={links} />
        </div>
        <Fields block={block} labelledBy={labelledBy} />
      </div>
    </section>
  );
}

type ContactData = NonNullable<ViewProps<'form'>['block']['contacts']>[number];

/* Contact links. Email addresses and phone numbers have a copy button. */
function Contacts({ contacts }: { contacts: readonly ContactData[] }) {
  const now = useNow();
  if (contacts.length === 0) return null;
  return (
    <dl {...part('contacts')}>
      {contacts.map(({ label, value, href, icon }, index) => (
        <div key={index}>
          <dt>
            {icon && <Icon name={icon} />}
            {renderRichText(label)}
          </dt>
          <dd>
            {href === undefined ? (
              renderRichText(value)
            ) : (
              // Phone numbers are left-to-right in every language.
              <Link href={href} dir={href.startsWith('tel:') ? 'ltr' : undefined}>
                {renderRichText(value)}
              </Link>
            )}
            {href !== undefined && /^(?:mailto|tel):/.test(href) && <CopyButton value={plainText(value, now)} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ActionData = NonNullable<ViewProps<'form'>['block']['actions']>[number];

function Actions({ actions }: { actions: readonly ActionData[] }) {
  if (actions.length === 0) return null;
  return (
    <div {...part('buttons', 'form-actions')}>
      {actions.map(({ help, ...action }, index) => (
        <div key={index}>
          <LabeledLink {...action} {...part('button')} />
          {help !== undefined && <p>{renderRichText(help)}</p>}
        </div>
      ))}
    </div>
  );
}
