import { join } from 'node:path';
import { cvDocument } from '../../core/outputs/cv/cv-document.ts';
import { printStyleOf } from '../../core/outputs/cv/print-style.ts';
import type { OutputInput } from '../../core/outputs/output-input.ts';
import { messageOf } from '../caught-error.ts';
import type { Maker, MakerContext } from './maker.ts';
import { notPublished, type PrintedFiles, type PrintJob, type PrintOptions } from './printed-files.ts';

type Print = (jobs: readonly PrintJob[], options: PrintOptions) => Promise<PrintedFiles>;

/**
 * Makes the CV and its variants as files of a format that needs a printer. A build prints all of its languages at once,
 * because a process starts slowly, and a package that isn't installed is one warning.
 */
export function cvMaker(format: 'pdf' | 'docx', load: () => Promise<Print>): Maker {
  const builds = new WeakMap<readonly OutputInput[], Promise<PrintedFiles['files']>>();
  return async (input, context) => {
    const { languages = [input] } = context;
    const printing = builds.get(languages) ?? printAll(languages, format, await load(), context);
    builds.set(languages, printing);
    const files = await printing;
    return input.cvs.flatMap(({ path }) => {
      const file = files.find((each) => each.path === pathOf(input, path, format));
      return file ? [{ path: `${path}.${format}`, content: file.bytes }] : [];
    });
  };
}

async function printAll(
  languages: readonly OutputInput[],
  format: string,
  print: Print,
  { source, bundles, warn, reportMissing }: MakerContext,
): Promise<PrintedFiles['files']> {
  const jobs = languages.flatMap((input) => {
    const { site, localized, cvs, now } = input;
    return cvs.flatMap((page): PrintJob[] => {
      const cv = cvDocument(page, site, now);
      const style = printStyleOf({ ...site, owner: localized.owner });
      return cv ? [{ path: pathOf(input, page.path, format), cv, style }] : [];
    });
  });
  const options = { site: source.folder, writers: join(bundles.folder, 'document-writers') };
  try {
    const { files, missing = [], warnings } = await print(jobs, options);
    for (const warning of warnings) warn(warning);
    for (const each of missing) reportMissing(each);
    return files;
  } catch (error) {
    // A package may write what no version before has written.
    const paths = jobs.map(({ path }) => path);
    warn(notPublished(paths, `the printer failed: ${messageOf(error)}`));
    return [];
  }
}

const pathOf = ({ site: { prefix = '' } }: OutputInput, path: string, format: string) =>
  `${prefix}${path}.${format}`.slice(1);
