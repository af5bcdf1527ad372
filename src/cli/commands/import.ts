import { existsSync } from 'node:fs';
import type { Site } from '../../../schema/site.ts';
import { registry } from '../../blocks/registry.ts';
import { sectionNames } from '../../core/outputs/resume/resume-sections.ts';
import { type Source, sourceOf } from '../../node/load/load-site.ts';
import { NotWrittenError } from '../../node/load/rewrite.ts';
import { schemaName } from '../../node/load/site-schema.ts';
import { fillStarter, newOwnerData, starterOf } from '../../resume-import/fill-starter.ts';
import {
  findPersonalData,
  omitPersonalData,
  type PersonalField,
  personalFields,
} from '../../resume-import/personal-data.ts';
import { type FoundResume, isResume, readResume } from '../../resume-import/read-resume.ts';
import { sectionBlocks } from '../../resume-import/section-blocks.ts';
import { siteOfResume } from '../../resume-import/site-of-resume.ts';
import { type Run, UsageError } from '../arguments.ts';
import { loadValid } from '../change-file.ts';
import { describeIssues, writeImported } from '../import/write-imported.ts';
import type { Io } from '../io.ts';
import { askYes } from '../new/ask.ts';
import { formatSite, siteOf, systemTimeZone } from '../new/starter.ts';
import { starters } from '../new/starters/starters.ts';
import { isAtTerminal, openTerminal, type Terminal } from '../new/terminal.ts';
import { readInputFile } from '../read-input-file.ts';
import { makePrintable } from '../report/format-diagnostics.ts';
import { shownName } from '../report/print-diagnostics.ts';

/**
 * Creates a site from a JSON Resume, or fills an untouched starter, after showing the changes and asking for
 * confirmation. For a site with content of its own, prints blocks to paste.
 */
export const run: Run = async (args, { root, io }) => {
  const { operand: file, site, maxSize, maxBlocks, followLinks } = args;
  if (file === undefined) throw new UsageError('specify a résumé file, for example: onefolio import resume.json');
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(file)) {
    io.error(`onefolio import: nothing was written: URLs aren't supported. Download ${file}, then import the file.`);
    return 2;
  }
  const found = await readResumeFile(sourceOf(file, { maxSize }), io);
  const source = sourceOf(site, { maxSize, maxBlocks, followLinks });
  const before = existsSync(source.file) ? (await loadValid(source, io)).locator.text : null;
  const present: Site | null = before === null ? null : JSON.parse(before);
  const starter = present && starterOf(present, startersLike(present));
  if (present && !starter) return printBlocks(found, source, io);

  const terminal = isAtTerminal(io) && !args.yes ? openTerminal(io.stdin, io.stdout) : null;
  try {
    const owner = present && starter ? newOwnerData(present, starter, found.owner) : found.owner;
    const declined = args.private ? personalFields : terminal ? await askPersonal(terminal, owner) : [];
    const imported = { ...found, owner: omitPersonalData(owner, declined) };
    const after =
      before === null || !starter
        ? formatSite(siteOfResume(registry, imported, `./${schemaName}`, systemTimeZone()))
        : fillStarter(registry, before, starter, imported);
    return await writeImported({ before, after, source, yes: args.yes, terminal, issues: found.issues, root, io });
  } finally {
    terminal?.close();
  }
};

async function readResumeFile(source: Source, io: Io): Promise<FoundResume> {
  const { value } = await readInputFile(source, 'a résumé in JSON Resume format (resume.json)', io);
  if (isResume(value)) return readResume(registry, value);
  throw new NotWrittenError(
    `${shownName(source.file)} isn't a JSON Resume file: it has none of the sections basics, ${sectionNames.join(', ')}`,
  );
}

/* All starters in the languages of a site. */
const startersLike = ({ language = 'en', languages = [language] }: Site): Site[] =>
  // Object.keys loses the type of the keys. The texts are only compared, so they may have translations.
  (Object.keys(starters) as (keyof typeof starters)[]).map((name) => siteOf({}, languages, undefined, name) as Site);

function printBlocks(found: FoundResume, source: Source, io: Io): number {
  const blocks = sectionBlocks(registry, found).map((block) => formatSite(block).trimEnd());
  if (blocks.length > 0) io.print(blocks.join(',\n'));
  const outside = Object.keys(found.owner).map((name) => ({ at: ['owner', name], kind: 'kept', why: '' }) as const);
  const issues = describeIssues([...outside, ...found.issues], { changed: 'Changed:', kept: 'Not in these blocks:' });
  if (issues !== '') io.error(issues);
  const next =
    blocks.length > 0
      ? 'Paste the blocks that you want into the "blocks" of a page.'
      : 'The résumé has no sections that could be pasted.';
  io.error(`${shownName(source.file)} has content of its own, so nothing was written. ${next}`);
  return 0;
}

/* Prompts for each contact detail that would be public. Returns the declined ones. */
async function askPersonal(terminal: Terminal, owner: FoundResume['owner']): Promise<PersonalField[]> {
  const details = findPersonalData(owner);
  const declined: PersonalField[] = [];
  for (const name of personalFields) {
    const value = details[name];
    if (value !== undefined && !(await askYes(terminal, questions[name](makePrintable(value)), false)))
      declined.push(name);
  }
  return declined;
}

const questions: Record<PersonalField, (value: string) => string> = {
  email: (value) => `Your site will show your email address, ${value}. Import it?`,
  phone: (value) => `Your site will show your phone number, ${value}. Import it?`,
  address: (value) => `Your CV page will show your street address, ${value}. Import it?`,
};
