import type { Fact } from '../../schema/resolved.ts';
import { renderRichText } from './text/render-rich-text.tsx';

/** A list of labels with values; null without facts. */
export function FactList({ facts = [], className = 'fact-list' }: { facts?: readonly Fact[]; className?: string }) {
  if (facts.length === 0) return null;
  return (
    <dl className={className}>
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
