import type { Site } from '../../../schema/site.ts';
import type { CompilerHost } from '../compiler-host.ts';
import type { Fix, Location, Pointer, Problem } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/did-you-mean.ts';
import { cutShort } from '../diagnostics/wording.ts';
import { readReferencedFile } from '../source/read-referenced-file.ts';
import { checkHardSpaces, checkLost, unshowableIn } from '../text/characters.ts';
import { suggestForHtml } from '../text/suggest-for-html.ts';
import { writeValue } from '../validation/replacement-fixes.ts';
import { formatExample } from '../validation/schema-example.ts';
import { eachLongText, type PlacedText } from './each-long-text.ts';
import { type PathInPublic, pathsInPublic, sentenceOf } from './files/path-in-public.ts';
import { markdownOf, placeIn, textStart } from './long-text-of.ts';

/** Reports the problems inside the long texts of a site: in their files and in their Markdown. */
export function checkLongTexts(site: Site, host: CompilerHost): Problem[] {
  const pathOf = pathsInPublic(host);
  // Several blocks can show the same file.
  const reported = new Set<string>();
  return eachLongText(site).flatMap((text) => {
    const { body, file } = text.block;
    if (file !== undefined && body !== undefined)
      return [{ code: 'OF419', at: { pointer: `${text.at}/file`, part: 'key' } }];
    // Without a file, the block has a body.
    if (file === undefined) return checkMarkdown(text, markdownOf(text.block, host) as string, host, pathOf);
    if (reported.has(file)) return [];
    reported.add(file);
    return checkFile(text, file, host, pathOf);
  });
}

type PathOf = (written: string) => PathInPublic | undefined;

function checkFile(text: PlacedText, found: string, host: CompilerHost, pathOf: PathOf): Problem[] {
  const read = readReferencedFile(found, `${text.at}/file`, host);
  if (read.problem) return [read.problem];
  const markdown = read.text;
  const unshowable = unshowableIn(markdown);
  if (unshowable) {
    const { code, character } = unshowable;
    return [{ code, at: placeIn(text.block, text.at, unshowable), details: { character } }];
  }
  return checkMarkdown(text, markdown, host, pathOf);
}

function checkMarkdown({ block, at }: PlacedText, markdown: string, host: CompilerHost, pathOf: PathOf): Problem[] {
  const { readLongText } = host;
  if (!readLongText) throw new Error('a site has a long text, and its host cannot read one');
  const start = textStart(block, host);
  const text = readLongText(markdown, start);
  const first = text.problems.findIndex(({ code }) => code === 'OF401');
  // Code may contain HTML, so Markdown with code gets no fix.
  const suggestion =
    first < 0 || block.file !== undefined || /[`~]/.test(markdown) ? undefined : suggestForHtml(markdown);
  const placeOf = (span: { start: number; length: number }) =>
    placeIn(block, at, { ...span, start: start + span.start });
  const prose = markdown.slice(start);
  const problems = text.problems.map(({ code, details, suggestion: replacement, ...span }, index) => ({
    code,
    at: placeIn(block, at, span),
    ...(details && { details }),
    ...(replacement !== undefined && {
      fix: didYouMean(placeIn(block, at, span), String(details?.found), replacement, replacement),
    }),
    ...(code === 'OF410' &&
      typeof details?.found === 'string' &&
      suggestPublicPath(details.found, placeIn(block, at, span), pathOf)),
    ...(index === first && suggestion !== undefined && { fix: markdownFix(`${at}/body`, suggestion.split('\n')) }),
  }));
  return [...problems, ...checkLost(prose, placeOf), ...checkHardSpaces(prose, placeOf)];
}

/* A path with escapes matches no file name, so it gets advice instead of a fix. */
function suggestPublicPath(found: string, at: Location, pathOf: PathOf): Partial<Problem> {
  const suggestion = pathOf(found);
  if (suggestion === undefined) return {};
  const text = sentenceOf(suggestion, suggestion.path);
  const length = 'offset' in at ? at.length : at.within?.length;
  if (suggestion.into !== undefined || length !== found.length)
    return { details: { found, advice: `${text.replace(/^./, (letter) => letter.toUpperCase())}.` } };
  return { details: { found, advice: '' }, fix: { text, certain: false, edits: [{ at, text: suggestion.path }] } };
}

const markdownFix = (body: Pointer, lines: string[]): Fix => ({
  ...writeValue(body, lines),
  text: `write ${cutShort(formatExample(lines))}`,
});
