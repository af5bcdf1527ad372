import type { ReactNode } from 'react';
import type { RichPart, RichText } from '../../../schema/rich-text.ts';
import { hasTime, textAt } from '../../shared/rich-text.ts';
import { formatTime, sampleDate } from '../../shared/time.ts';
import { Link } from '../link.tsx';
import { useNow } from './use-now.ts';

/** Renders a text with its formatting, links and times. */
export function renderRichText(text: RichText): ReactNode {
  if (typeof text === 'string') return text;
  return hasTime(text) ? <TextNow text={text} /> : text.rich.map(render);
}

/* Renders the same markup as for a text without times, so that both are one text node. */
const TextNow = ({ text }: { text: RichText }) => renderRichText(textAt(text, useNow()));

function render(part: RichPart, index: number): ReactNode {
  if (typeof part === 'string') return part;
  // Unreachable, because `renderRichText` fills in times.
  if (part.kind === 'time') return formatTime(part, sampleDate);
  const inside = part.parts.map(render);
  switch (part.kind) {
    case 'strong':
      return <strong key={index}>{inside}</strong>;
    case 'emphasis':
      return <em key={index}>{inside}</em>;
    case 'code':
      return (
        <code key={index}>
          <bdi>{inside}</bdi>
        </code>
      );
    case 'note':
      return (
        <sup key={index}>
          <a id={part.id} href={`#${part.note}`}>
            {inside}
          </a>
        </sup>
      );
    case 'foreign':
      return (
        <span key={index} lang={part.lang} dir={part.dir}>
          {inside}
        </span>
      );
    case 'link':
      return (
        <Link key={index} href={part.href}>
          {inside}
        </Link>
      );
  }
}

interface Props {
  href: string | undefined;
  children: RichText;
}

/** A name, as a link if it has an address. */
export function Name({ href, children }: Props) {
  return href === undefined ? renderRichText(children) : <Link href={href}>{renderRichText(children)}</Link>;
}
