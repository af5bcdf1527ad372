import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { applyChange } from '../../edit/change.ts';
import { messageOf } from '../../node/caught-error.ts';
import { create, namesTaken } from '../../node/load/create.ts';
import type { Run } from '../arguments.ts';
import { ask } from '../ask.ts';
import { commandName, quoted } from '../command-name.ts';
import { shownName } from '../report/report-diagnostics.ts';
import { nobody, type Owner, starter } from '../starter.ts';

/** Writes a site to begin with, its schema beside it and a folder for pictures. Never over a file that is there. */
export const run: Run = async ({ operand = '.', full, yes }, { root }) => {
  const folder = resolve(operand);
  let owner: Owner | null;
  try {
    const taken = await namesTaken(folder, ['site.json', 'site.schema.json']);
    if (taken.length > 0)
      return refuse(`there is ${taken.map((name) => shownName(join(folder, name))).join(' and ')} already`);
    const isAsked = !yes && process.stdin.isTTY && process.stdout.isTTY;
    owner = isAsked ? await ask(process.stdin, process.stdout) : nobody;
    if (!owner) return refuse('not all questions were answered');
    await mkdir(join(folder, 'public'), { recursive: true });
  } catch (error) {
    return refuse(messageOf(error));
  }

  await create(folder, {
    'site.schema.json': await readFile(join(root, 'schema/site.schema.json'), 'utf8'),
    'site.json': full ? await sample(root, owner) : starter(owner),
  });
  console.log(nextSteps(folder, operand));
  return 0;
};

function refuse(reason: string): number {
  console.error(`onefolio new: nothing was written: ${reason}`);
  return 1;
}

/* The sample of Onefolio itself, with its schema beside it and the owner's name. */
async function sample(root: string, { name, email }: Owner): Promise<string> {
  const text = await readFile(join(root, 'site.json'), 'utf8');
  return [
    { kind: 'set', at: ['$schema'], value: './site.schema.json' } as const,
    { kind: 'set', at: ['owner', 'name'], value: name } as const,
    { kind: 'set', at: ['owner', 'email'], value: email } as const,
  ].reduce(applyChange, text);
}

function nextSteps(folder: string, operand: string): string {
  const command = commandName(process.argv[1] ?? '', process.env.PATH);
  return [
    `your site is in ${shownName(join(folder, 'site.json'))}; pictures and other files go into public/ beside it`,
    '',
    'see it in the browser while you edit it:',
    '',
    ...(folder === process.cwd() ? [] : [`  cd ${quoted(operand)}`]),
    `  ${command} dev`,
  ].join('\n');
}
