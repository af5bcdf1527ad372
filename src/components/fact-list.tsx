import type { Detail, Fact } from '../../schema/resolved.ts';
import { type PartProps, part } from './part.ts';
import { renderRichText } from './text/render-rich-text.tsx';

/** A list of labels with values; null without facts. */
export function FactList({ facts = [], ...marks }: { facts?: readonly Fact[] } & PartProps) {
  if (facts.length === 0) return null;
  return (
    <dl {...part('facts', 'fact-list')} {...marks}>
      {facts.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{renderRichText(label)}</dt>
          <dd>
            <bdi>{renderRichText(value)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The details of an entry or of the owner, which may have no label; null without details. */
export function Details({ details = [], ...marks }: { details?: readonly Detail[] } & PartProps) {
  if (details.length === 0) return null;
  return (
    <dl {...marks}>
      {details.map(({ label, text }, index) => (
        <div key={index}>
          <dt>{label !== undefined && renderRichText(label)}</dt>
          <dd>{renderRichText(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
