import { Scale } from '../../components/art/scale.tsx';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import type { ViewProps } from '../../components/view.ts';

type Block = ViewProps<'card-grid'>['block'];
export type FactData = NonNullable<Block['facts']>[number];

/** Facts with labels; languages show their level as studs and as text. */
export function Facts({ facts }: { facts: readonly FactData[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="facts">
      {facts.map(({ label, value, languages = [] }, index) => (
        <div key={index}>
          <dt>{renderRichText(label)}</dt>
          {value !== undefined && <dd>{renderRichText(value)}</dd>}
          {languages.length > 0 && (
            <dd>
              <ul className="languages" role="list">
                {languages.map((language, place) => (
                  <Language key={place} {...language} />
                ))}
              </ul>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function Language({ name, level, studs }: NonNullable<FactData['languages']>[number]) {
  return (
    <li>
      {renderRichText(name)}
      {studs !== undefined && <Scale filled={studs} total={6} size={9} step={16} />}
      {level !== undefined && <span className="language-level">{renderRichText(level)}</span>}
    </li>
  );
}
