import { registry } from '../../blocks/registry.ts';
import { sectionNames } from '../../core/outputs/resume/settings.ts';
import type { Source } from '../../node/load/load.ts';
import { type FoundResume, isResume, readResume } from '../../resume-import/read-resume.ts';
import type { Io } from '../io.ts';
import { readInputFile } from '../read-input-file.ts';
import { shownName } from '../report/report-diagnostics.ts';

/** Reads a JSON Resume file. Returns null and reports the reason if it isn't one. */
export async function readFile(source: Source, io: Io): Promise<FoundResume | null> {
  const read = await readInputFile(source, io);
  if ('wrong' in read) return refuse(read.wrong, io);
  const { value } = read;
  return isResume(value)
    ? readResume(registry, value)
    : refuse(`${shownName(source.file)} isn't a JSON Resume file: ${whyNot(value)}`, io);
}

/** Reports that nothing was written, and the reason if it wasn't reported yet. */
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
  return `it has none of the sections basics, ${sectionNames.join(', ')}`;
}
