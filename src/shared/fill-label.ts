import { inDigits } from './write-number.ts';

/** Fills in the parameters of a label: "Show more: {count}" becomes "Show more: 12", and "{count:٠}" becomes "١٢". */
export function fillLabel(label: string, values: Record<string, string | number>): string {
  return label.replace(/\{(\w+)(?::(.))?\}/gu, (placeholder, name: string, zero?: string) =>
    Object.hasOwn(values, name) ? inDigits(values[name] as string, zero) : placeholder,
  );
}
