import { resolve } from 'node:path';
import type { Run } from '../arguments.ts';
import { begin } from '../new/begin.ts';
import { describeNewSite, nextSteps } from '../new/next-steps.ts';
import { isAtTerminal, openTerminal } from '../new/terminal.ts';

/**
 * Writes a site to begin with and what a repository of it needs: its schema, a folder for pictures, what npm, git and the
 * host read. Never over a file that is there.
 */
export const run: Run = async (args, { root, io }) => {
  const { operand = '.', yes } = args;
  const terminal = isAtTerminal(io) && !yes ? openTerminal(io.stdin, io.stdout) : null;
  const begun = await begin(resolve(operand), args, root, terminal, io);
  if (!begun) return 1;
  io.print(`${describeNewSite(begun)}\n\n${await nextSteps(begun)}`);
  return 0;
};
