import { useId } from 'react';
import { Heading } from '../../components/heading.tsx';
import { IconLinks } from '../../components/icon-links.tsx';
import { Paragraphs } from '../../components/section.tsx';
import type { ViewProps } from '../../components/view.ts';
import { Actions } from './actions.tsx';
import { Contacts } from './contacts.tsx';
import { Fields } from './fields.tsx';

export default function Form({ block, level }: ViewProps<'form'>) {
  const { id, heading, intro = [], contacts = [], actions = [], links = [] } = block;
  const headingId = `of-${useId()}`;
  const labelledBy = heading === undefined ? undefined : headingId;
  return (
    <section id={id} className="section form" aria-labelledby={labelledBy}>
      <div className="wrap form-room">
        <div className="form-text">
          {heading !== undefined && (
            <Heading level={level} id={headingId}>
              {heading}
            </Heading>
          )}
          {intro.length > 0 && (
            <div className="form-intro">
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
