import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import { fixable, type Revision } from './revision.ts';

/**
 * Remembers which fixes were refused, while other fixes change the text: each is known by its words, wherever it has moved.
 * Of several that are alike, the first are those that were refused.
 */
export class Refusals {
  readonly #counts = new Map<string, number>();

  refuse(diagnostic: Diagnostic): void {
    const key = keyOf(diagnostic);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** The mistakes that are left to decide on. */
  left({ compiled }: Revision): Diagnostic[] {
    const counts = new Map(this.#counts);
    return fixable(compiled).filter((diagnostic) => {
      const key = keyOf(diagnostic);
      const count = counts.get(key) ?? 0;
      counts.set(key, count - 1);
      return count <= 0;
    });
  }
}

const keyOf = ({ code, message, file, fix }: Diagnostic): string =>
  JSON.stringify([code, message, file, fix?.edits.map(({ text }) => text)]);
