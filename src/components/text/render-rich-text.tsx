import type { ReactNode } from 'react';
import { hasMarks, type Part, partsOf } from '../../shared/marks.ts';
import { Link } from '../link.tsx';

/** Renders a text with links and emphasis. Returns anything else unchanged. */
export const renderRichText = (text: ReactNode): ReactNode =>
  typeof text === 'string' && hasMarks(text) ? partsOf(text).map(render) : text;

function render(part: Part, index: number): ReactNode {
  if (typeof part === 'string') return part;
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
    case 'note': {
      const [place, note] = part.href.split('#');
      return (
        <sup key={index}>
          <a id={place} href={`#${note}`}>
            {inside}
          </a>
        </sup>
      );
    }
    case 'foreign': {
      const [language, direction] = part.href.split(' ');
      return (
        <span key={index} lang={language} dir={direction}>
          {inside}
        </span>
      );
    }
    case 'link':
      return (
        <Link key={index} href={part.href}>
          {inside}
        </Link>
      );
  }
}
