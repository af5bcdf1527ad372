import type { AddFixes } from '../../core/compiler-host.ts';

/** Loads the code that computes fixes on demand, so that a site without problems doesn't wait for it. */
export class FixLoader {
  addFixes: AddFixes | undefined;

  async load(): Promise<void> {
    ({ addFixes: this.addFixes } = await import('../../fixes/add-fixes.ts'));
  }
}
