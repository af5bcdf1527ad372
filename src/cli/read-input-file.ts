import { failed } from '../core/pipeline.ts';
import { decode } from '../core/source/decode.ts';
import { parse } from '../core/source/parse.ts';
import { hostOf, readSite, type Source } from '../node/load/load-site.ts';
import { NotWrittenError } from '../node/load/rewrite.ts';
import type { Io } from './io.ts';
import { printDiagnostics, shownName } from './report/print-diagnostics.ts';

/**
 * Reads a JSON file other than the site. Reports syntax errors and encodings other than UTF-8 with their position. Throws
 * a NotWrittenError if the file can't be used. `readable` names the files that the command reads.
 */
export async function readInputFile(
  source: Source,
  readable: string,
  io: Io,
): Promise<{ text: string; value: unknown }> {
  const name = shownName(source.file);
  const read = await readSite(source);
  if ('failed' in read) {
    const [problem] = read.failed.diagnostics;
    // The rest of the message is about site files.
    if (problem?.code === 'OF000') throw new NotWrittenError(`file not found: ${name}`);
    if (problem?.code === 'OF018') throw new NotWrittenError(`${name}: ${problem.message}`);
    printDiagnostics(read.failed, source, io);
    throw new NotWrittenError();
  }
  const { text, problem } = decode(read.bytes);
  if (text.trim() === '' && !problem) throw new NotWrittenError(`${name} is empty`);
  // JSON starts like this, perhaps after a comment or in a code fence. UTF-16 isn't decoded.
  if (text !== '' && !/^\s*(?:[[{"/]|```|~~~)/.test(text))
    throw new NotWrittenError(`${name} isn't a JSON file. This command reads ${readable}`);
  const parsed = problem ? { stage: 'text' as const, problems: [problem] } : parse(text);
  if (!('problems' in parsed)) return { text, value: parsed.draft.value };
  await source.fixes.load();
  // Its paths don't refer to public/.
  const { publicFiles: _, ...host } = hostOf(source);
  printDiagnostics(failed(parsed.stage, parsed.problems, text, host), source, io);
  throw new NotWrittenError('fix the errors above first');
}
