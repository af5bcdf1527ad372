import type { AddFixes } from '../../core/compiler-host.ts';

/** Loads what computes fixes, once a site has a problem: a site without any doesn't wait for it. */
export class FixLoader {
  addFixes: AddFixes | undefined;

  async load(): Promise<void> {
    ({ addFixes: this.addFixes } = await import('../../fixes/add-fixes.ts'));
  }
}
