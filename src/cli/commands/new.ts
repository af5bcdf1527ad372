import { resolve } from 'node:path';
import type { Run } from '../arguments.ts';
import { createSite } from '../new/create-site.ts';
import { describeNewSite, nextSteps } from '../new/next-steps.ts';
import { isAtTerminal, openTerminal } from '../new/terminal.ts';

/** Creates a site and its repository files. Never overwrites a file. */
export const run: Run = async (args, { root, io }) => {
  const { operand = '.', yes } = args;
  const terminal = isAtTerminal(io) && !yes ? openTerminal(io.stdin, io.stdout) : null;
  const created = await createSite(resolve(operand), args, root, terminal, io);
  if (!created) return 1;
  io.print(`${describeNewSite(created)}\n\n${nextSteps(created)}`);
  return 0;
};
