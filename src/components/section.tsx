import { type ReactNode, useId } from 'react';
import type { Level } from '../../schema/resolved.ts';
import type { RichText } from '../../schema/rich-text.ts';
import { Heading } from './heading.tsx';
import { part } from './part.ts';
import { renderRichText } from './text/render-rich-text.tsx';

interface Props {
  /** The type of the block, which is its `data-block` and its class. */
  type: string;
  id?: string | undefined;
  heading?: RichText | undefined;
  /** Paragraphs next to the heading. */
  intro?: readonly RichText[] | undefined;
  level: Level;
  variant?: string | undefined;
  children: ReactNode;
}

/** The outer element of a block: its anchor, its heading with the introduction, and its content. */
export function Section({ type, id, heading, intro = [], level, variant, children }: Props) {
  const headingId = `of-${useId()}`;
  return (
    <section
      id={id}
      {...part('section', `section ${type}`)}
      data-block={type}
      data-variant={variant}
      aria-labelledby={heading === undefined ? undefined : headingId}
    >
      <div {...part('wrap')}>
        {(heading !== undefined || intro.length > 0) && (
          <div {...part('head', 'section-head')}>
            {heading !== undefined && (
              <Heading level={level} id={headingId}>
                {heading}
              </Heading>
            )}
            {intro.length > 0 && (
              <div {...part('intro', 'section-intro')}>
                <Paragraphs texts={intro} />
              </div>
            )}
          </div>
        )}
        <div {...part('body', 'section-body')}>{children}</div>
      </div>
    </section>
  );
}

/** Paragraphs that keep line breaks. */
export function Paragraphs({ texts }: { texts: readonly RichText[] }) {
  return texts.map((text, index) => <p key={index}>{renderRichText(text)}</p>);
}
