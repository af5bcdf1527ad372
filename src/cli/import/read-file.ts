import { failed } from '../../compile/compile.ts';
import { decode } from '../../compile/json/decode.ts';
import { parse } from '../../compile/json/parse.ts';
import { sections } from '../../compile/resume/settings.ts';
import { type FoundResume, isResume, readResume } from '../../edit/resume/read-resume.ts';
import { readSite, type Source } from '../../node/load/load.ts';
import type { Io } from '../io.ts';
import { shownName, tell } from '../report/report-diagnostics.ts';

/** Reads a file as a JSON Resume. Says why not, and answers null, where it is none. */
export async function readFile(source: Source, io: Io): Promise<FoundResume | null> {
  const name = shownName(source.file);
  const read = await readSite(source);
  if ('failed' in read) {
    const [problem] = read.failed.diagnostics;
    // What it says besides is about sites.
    if (problem?.code === 'OF000') return refuse(`file not found: ${source.file}`, io);
    if (problem?.code === 'OF018') return refuse(`${name}: ${problem.message}`, io);
    tell(read.failed, source, io);
    return refuse(undefined, io);
  }
  const { text, problem } = decode(read.bytes);
  const parsed = problem ? { stage: 'text' as const, problems: [problem] } : parse(text);
  if (text.trim() === '' && !problem) return refuse(`${name} is empty`, io);
  if ('problems' in parsed) {
    tell(failed(parsed.stage, parsed.problems, text), source, io);
    return refuse('fix the errors above first', io);
  }
  const { value } = parsed.draft;
  return isResume(value) ? readResume(value) : refuse(`${name} isn't a JSON Resume file: ${whyNot(value)}`, io);
}

/** Says that nothing was written, and why where that has not been said. */
export function refuse(reason: string | undefined, io: Io): null {
  io.error(`onefolio import: nothing was written${reason === undefined ? '' : `: ${reason}`}`);
  return null;
}

function whyNot(value: unknown): string {
  const has = (...names: string[]) =>
    typeof value === 'object' && value !== null && names.every((name) => name in value);
  if (has('version', 'owner', 'pages')) return 'it is an Onefolio site';
  if (has('name', 'version') && (has('scripts') || has('dependencies') || has('devDependencies')))
    return 'it is a package.json file';
  return `it has none of the sections basics, ${Object.keys(sections).join(', ')}`;
}
