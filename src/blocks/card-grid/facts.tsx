import { useLabels } from '../../parts/labels.ts';
import type { ViewProps } from '../../parts/view.ts';

type Block = ViewProps<'card-grid'>['block'];
export type FactData = NonNullable<Block['facts']>[number];

/** Facts with their labels; a language shows its level as studs, and in words. */
export function Facts({ facts }: { facts: readonly FactData[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="facts">
      {facts.map(({ label, value, languages = [] }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          {value !== undefined && <dd>{value}</dd>}
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

/* The levels of the Common European Framework; one's own language is beyond the scale. */
const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;

function Language({ name, level }: NonNullable<FactData['languages']>[number]) {
  const { native } = useLabels();
  const isNative = level?.toLowerCase() === 'native';
  const reached = isNative ? levels.length : levels.findIndex((each) => each === level?.toUpperCase()) + 1;
  return (
    <li>
      <span>
        <bdi>{name}</bdi>
      </span>
      {reached > 0 && (
        <span className="scale" aria-hidden="true">
          {levels.map((each, index) => (
            <i key={each} data-on={index < reached || undefined} />
          ))}
        </span>
      )}
      {level !== undefined && (
        <span className="language-level">
          <bdi>{isNative ? native : level}</bdi>
        </span>
      )}
    </li>
  );
}
