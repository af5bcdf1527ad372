import type { Cv } from '../../../schema/resolved.ts';
import { Details } from '../../components/fact-list.tsx';
import { Link } from '../../components/link.tsx';
import { part } from '../../components/part.ts';
import { Picture } from '../../components/pictures/picture.tsx';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import { Section } from './section.tsx';

export { default as style } from './cv.css?url';

/** The CV in one column, formatted for print. */
export default function CvView({ name, title, pronouns, picture, contacts, details, sections, print, qr }: Cv) {
  return (
    <div className="cv" data-block="cv">
      <div {...part('wrap tools', 'wrap cv-tools with-script')}>
        <button type="button" {...part('button')} onClick={() => window.print()}>
          {print}
        </button>
      </div>
      <article {...part('sheet', 'cv-sheet')} aria-labelledby="of-cv">
        <header {...part('text', 'cv-head')}>
          {picture && <Picture picture={picture} />}
          <div>
            <h1 id="of-cv" tabIndex={-1}>
              <bdi>{name}</bdi>
              {pronouns !== undefined && <span className="cv-pronouns"> ({pronouns})</span>}
            </h1>
            {title !== undefined && <p {...part('title', 'cv-title')}>{renderRichText(title)}</p>}
            {contacts.length > 0 && (
              <ul {...part('contacts', 'cv-contacts')} role="list">
                {contacts.map(({ text, href }, index) => (
                  <li key={index}>{href === undefined ? <bdi>{text}</bdi> : <Link href={href}>{text}</Link>}</li>
                ))}
              </ul>
            )}
            <Details details={details} />
          </div>
          {qr && (
            <svg className="cv-qr" role="img" aria-label={qr.label} viewBox={`0 0 ${qr.size} ${qr.size}`}>
              <path d={qr.path} />
            </svg>
          )}
        </header>
        {sections.map((section, index) => (
          <Section key={index} {...section} />
        ))}
      </article>
    </div>
  );
}
