import { basename } from 'node:path';
import { createFiles, existingNames } from '../../node/load/create-files.ts';
import type { Source } from '../../node/load/load-site.ts';
import { NotWrittenError, rewrite } from '../../node/load/rewrite.ts';
import { declaredLanguages, schemaFor, schemaName } from '../../node/load/site-schema.ts';
import type { FoundResume } from '../../resume-import/read-resume.ts';
import { checkNewText } from '../change-file.ts';
import type { Io } from '../io.ts';
import { askYes } from '../new/ask.ts';
import { choicesFor } from '../new/interview.ts';
import { describeNewSite, nextSteps } from '../new/next-steps.ts';
import { repositoryFiles } from '../new/repository.ts';
import { dependenciesOn } from '../new/site-dependencies.ts';
import type { Terminal } from '../new/terminal.ts';
import { refreshSchema } from '../refresh-schema.ts';
import { printDiff } from '../report/diff.ts';
import { hasColor, makePrintable } from '../report/format-diagnostics.ts';
import { shownName } from '../report/print-diagnostics.ts';

interface Imported {
  /** The text of the site; null for a new one. */
  before: string | null;
  after: string;
  source: Source;
  /** Whether to write without confirmation. */
  yes: boolean;
  terminal: Terminal | null;
  issues: FoundResume['issues'];
  root: string;
  io: Io;
}

/** Writes an imported site after the owner has confirmed it. Returns the exit code. */
export async function writeImported({
  before,
  after,
  source,
  yes,
  terminal,
  issues,
  root,
  io,
}: Imported): Promise<number> {
  const name = shownName(source.file);
  const described = describeIssues(issues);
  if (described !== '') io.print(`${terminal ? '\n' : ''}${described}`);
  await checkNewText(after, source, io, 'importing this résumé');
  io.print(printDiff(before ?? '', after, name, hasColor(io.stdout, io.env)));
  if (!yes && !terminal)
    throw new NotWrittenError(
      'a terminal is needed to confirm the changes. To write them without confirmation, add --yes.',
    );
  if (terminal && !(await askYes(terminal, 'Write these changes?', false)))
    throw new NotWrittenError('you answered no');
  if (before === null) await writeNew(source, after, root, io);
  else {
    await rewrite(source.file, before, after);
    await refreshSchema(source, root, io);
    io.print(`Updated ${name}. Run "onefolio dev" to see the site.`);
  }
  return 0;
}

/*
 * Creates a new site and its repository files, never overwrites a file, and prints the next steps. A site file with
 * another name gets no repository files, because they refer to site.json.
 */
async function writeNew({ file, folder }: Source, text: string, root: string, io: Io): Promise<void> {
  const name = basename(file);
  const isUsual = name === 'site.json';
  const dependencies = isUsual ? await dependenciesOn(root) : undefined;
  const files: Record<string, string | Uint8Array> = {
    [name]: text,
    [schemaName]: await schemaFor(root, declaredLanguages(JSON.parse(text))),
    ...(dependencies && repositoryFiles(folder, choicesFor({}), dependencies)),
  };
  const kept = await existingNames(folder, Object.keys(files));
  await createFiles(folder, {
    'public/': '',
    ...Object.fromEntries(Object.entries(files).filter(([each]) => !kept.includes(each))),
  });
  if (!dependencies) return;
  const created = { folder, kept, languages: [], onefolio: dependencies.onefolio };
  io.print(`\n${describeNewSite(created)}\n\n${nextSteps(created)}`);
}

type Issue = FoundResume['issues'][number];

const headings: Record<Issue['kind'], string> = {
  skipped: 'Skipped:',
  changed: 'Imported with changes:',
  kept: 'Not shown by any block, and only in "notes", which visitors don\'t see:',
};

/** Lists the values of a résumé that weren't imported, were changed, or are only in `notes`; empty if there are none. */
export function describeIssues(issues: readonly Issue[], otherHeadings: Partial<typeof headings> = {}): string {
  const sections = Object.entries({ ...headings, ...otherHeadings });
  return sections
    .flatMap(([kind, heading]) => {
      const lines = issues.filter((issue) => issue.kind === kind).map((issue) => `  ${makePrintable(describe(issue))}`);
      return lines.length === 0 ? [] : [[heading, ...lines, ''].join('\n')];
    })
    .join('\n');
}

/* For example: work, entry 2, endDate: "2014-19": it isn't a clear date … */
function describe({ at, kind, why, value }: Issue): string {
  const place = at.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : step)).join(', ');
  if (kind === 'kept') return place;
  const text = value === undefined ? undefined : [...JSON.stringify(value)];
  const shown = text && (text.length > maxLength ? `${text.slice(0, maxLength).join('')}…` : text.join(''));
  return [place, ...(shown === undefined ? [] : [shown]), why].join(': ');
}

const maxLength = 60;
