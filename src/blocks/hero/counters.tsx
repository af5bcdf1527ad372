import type { Separators } from '../../../schema/resolved.ts';
import type { ViewProps } from '../../parts/view.ts';
import { decimalsOf, writeNumber } from '../../shared/write-number.ts';
import { Counter } from './counter.tsx';

interface Props {
  counters: NonNullable<ViewProps<'hero'>['block']['counters']>;
  /** Between which signs this language writes the digits of a number. */
  separators: Separators | undefined;
}

/** The figures of a hero, all in the letters that fit the longest of them. */
export function Counters({ counters, separators = plain }: Props) {
  if (counters.length === 0) return null;
  const written = counters.map(({ value, suffix = '' }) => {
    const decimals = decimalsOf(value);
    return (figure: number) => writeNumber(figure, separators, decimals) + suffix;
  });
  const longest = Math.max(...counters.map(({ value }, index) => [...(written[index]?.(value) ?? '')].length));
  return (
    <dl className="wrap counters" data-size={longest > 11 ? 'small' : longest > 8 ? 'medium' : undefined}>
      {counters.map(({ label, value }, index) => (
        <Counter key={index} label={label} value={value} write={written[index] ?? String} />
      ))}
    </dl>
  );
}

const plain: Separators = { group: '', decimal: '.' };
