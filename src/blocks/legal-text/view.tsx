import { useId } from 'react';
import { Heading } from '../../components/heading.tsx';
import { Icon } from '../../components/icon.tsx';
import { LabeledLink } from '../../components/icon-links.tsx';
import { Link } from '../../components/link.tsx';
import { part } from '../../components/part.ts';
import { Paragraphs } from '../../components/section.tsx';
import { Contents } from '../../components/table-of-contents/table-of-contents.tsx';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import type { ViewProps } from '../../components/view.ts';

export default function LegalText({ block, level }: ViewProps<'legal-text'>) {
  const { id, heading, intro = [], updated, back, sections, called = heading } = block;
  const headingId = `of-${useId()}`;
  const inside = level === 1 ? 2 : 3;
  return (
    <section id={id} className="legal-text" data-block="legal-text" aria-labelledby={headingId}>
      <div {...part('wrap')}>
        {back && (
          <Link href={back.href} className="back">
            <Icon name="arrow-left" className="mirrored" />
            {renderRichText(back.label)}
          </Link>
        )}
        <div {...part('text', 'legal-head')}>
          <Heading level={level} id={headingId}>
            {heading}
          </Heading>
          {updated !== undefined && <p {...part('dates', 'updated')}>{renderRichText(updated)}</p>}
        </div>
        <div {...part('article', 'legal-body')}>
          <Contents heading={called} entries={sections.map(({ id, heading }) => ({ id, text: heading }))} />
          <div {...part('list', 'legal-sections')}>
            {intro.length > 0 && <Paragraphs texts={intro} />}
            {sections.map((section) => (
              <Section key={section.id} {...section} level={inside} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

type SectionData = ViewProps<'legal-text'>['block']['sections'][number];

function Section({ id, heading, paragraphs = [], list = [], links = [], level }: SectionData & { level: 2 | 3 }) {
  return (
    <section id={id}>
      <Heading level={level}>{heading}</Heading>
      <Paragraphs texts={paragraphs} />
      {list.length > 0 && (
        <ul {...part('points')} role="list">
          {list.map((point, index) => (
            <li key={index}>{renderRichText(point)}</li>
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <p {...part('links', 'legal-links')}>
          {links.map((link, index) => (
            <LabeledLink key={index} {...link} />
          ))}
        </p>
      )}
    </section>
  );
}
