import { resolve } from 'node:path';
import { choiceOf, type Run } from '../arguments.ts';
import { hostings } from '../new/choices.ts';
import { createSite } from '../new/create-site.ts';
import { describeNewSite, nextSteps } from '../new/next-steps.ts';
import { isAtTerminal, openTerminal } from '../new/terminal.ts';

/** Creates a site and its repository files. Never overwrites a file. */
export const run: Run = async (args, { root, io }) => {
  const { operand = '.', yes, as: profession, host, languages, full } = args;
  const hosting = host === undefined ? undefined : choiceOf(hostings)(host, 'host');
  const terminal = isAtTerminal(io) && !yes ? openTerminal(io.stdin, io.stdout) : null;
  const created = await createSite(resolve(operand), { profession, hosting, languages, full }, root, terminal);
  io.print(`${describeNewSite(created)}\n\n${nextSteps(created)}`);
  return 0;
};
