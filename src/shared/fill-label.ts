import { inDigits } from './in-digits.ts';

/**
 * A label with its parameters filled in: "Show more: {count}" becomes "Show more: 12", and "{count:٠}" in it "١٢".
 */
export function fillLabel(label: string, values: Record<string, string | number>): string {
  return label.replace(/\{(\w+)(?::(.))?\}/gu, (placeholder, name: string, zero?: string) =>
    Object.hasOwn(values, name) ? inDigits(values[name] as string, zero) : placeholder,
  );
}
