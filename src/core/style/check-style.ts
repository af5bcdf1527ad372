import type { Site } from '../../../schema/site.ts';
import type { CompilerHost } from '../compiler-host.ts';
import type { Problem } from '../diagnostics/diagnostic.ts';
import { readReferencedFile } from '../source/read-referenced-file.ts';
import type { CustomStyle } from './custom-style.ts';

/** Returns the parsed style sheet of a site; undefined if it has none. Expects a site without errors. */
export function customStyleOf({ theme }: Pick<Site, 'theme'>, host: Pick<CompilerHost, 'textFile' | 'readStyle'>) {
  if (theme?.style === undefined) return undefined;
  const read = readReferencedFile(theme.style, stylePointer, host);
  return read.problem ? undefined : parseStyle(read.text, host);
}

/** Reports the problems of the owner's style sheet: in its file, and in its CSS. */
export function checkStyle({ theme }: Site, host: CompilerHost): Problem[] {
  const file = theme?.style;
  if (file === undefined) return [];
  const read = readReferencedFile(file, stylePointer, host);
  if (read.problem) return [read.problem];
  const { problems, files } = parseStyle(read.text, host);
  const at = ({ start, length }: { start: number; length: number }) => ({
    file,
    offset: start,
    length,
    pointer: stylePointer,
  });
  return [
    ...problems.map(({ code, details = {}, suggestion: text, ...span }): Problem => {
      const fix = { text: `use ${text} instead`, certain: true, edits: [{ at: at(span), text: text ?? '' }] };
      return { code, at: at(span), details, ...(text !== undefined && { fix }) };
    }),
    ...files
      .filter(({ text }) => !host.hasFile(text))
      .map(
        ({ text, ...span }): Problem => ({
          code: 'OF302',
          at: at(span),
          details: { found: text, folder: host.publicFolder },
        }),
      ),
  ];
}

const stylePointer = '/theme/style';

function parseStyle(text: string, { readStyle }: Pick<CompilerHost, 'readStyle'>): CustomStyle {
  if (!readStyle) throw new Error('a site has a style sheet, and its host cannot read one');
  return readStyle(text);
}
