import type { Image, ImageReference, Link, LinkReference, Paragraph } from 'mdast';
import type { TextNode } from '../../../../schema/long-text.ts';
import { patterns } from '../../../../schema/patterns.ts';
import type { Span } from '../../diagnostics/text-problem.ts';
import { videoHostOf } from '../../resolve/pictures/resolve-video.ts';
import { countSigns, type Mark, readMarks } from '../../text/parse-marks.ts';
import { altTextProblem } from '../files/alt-text-problem.ts';
import { suggestFile } from '../files/suggest-file.ts';
import { addressRange, recordLink } from './inline.ts';
import type { Reading } from './reading.ts';

type Picture = Image | ImageReference;
type Linked = (Link | LinkReference) & { children: [Picture] };

/** Returns the pictures of a paragraph that contains only pictures; undefined for other paragraphs. */
export function picturesIn({ children }: Paragraph, reading: Reading): TextNode[] | undefined {
  const shown = children.filter(
    (child) => !(child.type === 'text' && child.value.trim() === '') && child.type !== 'break',
  );
  const pictures = shown.filter((child) => isPicture(child) || isLinked(child));
  if (pictures.length === 0 || pictures.length < shown.length) return undefined;
  return pictures.map((child) =>
    isPicture(child) ? { kind: 'picture', ...pictureOf(child, reading) } : linkedPicture(child, reading),
  );
}

const isPicture = (node: { type: string }): node is Picture => node.type === 'image' || node.type === 'imageReference';

const isLinked = (node: { type: string; children?: { type: string }[] }): node is Linked =>
  (node.type === 'link' || node.type === 'linkReference') &&
  node.children?.length === 1 &&
  node.children.every(isPicture);

function pictureOf(node: Picture, reading: Reading): { picture: { src: string; alt: string }; caption?: string } {
  const whole = reading.spanOf(node.position);
  const target = node.type === 'image' ? node : reading.definition(node.identifier);
  const { url, title } = target;
  const surrounding = reading.spanOf(target.position);
  const at = addressRange(url, surrounding, reading);
  // The parser always sets the alternative text.
  const alt = (node.alt as string).trim();
  if (alt === '') reading.report('OF409', whole);
  const what = altTextProblem(alt, url);
  if (what !== undefined)
    reading.report(
      'OF253',
      { start: whole.start + 2, length: alt.length },
      { found: alt, what, advice: 'Describe the image between [ and ].' },
    );
  if (file.test(url)) reading.pictures.push({ ...at, text: url });
  else {
    const suggestion = suggestFile(url);
    const advice = `${suggestion === undefined ? 'Put the image in public/ and write its path in that folder, such as /me.jpg' : `Write ${suggestion}`}.`;
    reading.report('OF410', at, { found: url, advice });
  }
  if (alt.includes('{')) reading.templates.push({ ...addressRange(alt, whole, reading), text: alt });
  if (title?.includes('{')) reading.templates.push({ ...addressRange(title, surrounding, reading), text: title });
  if (title) collectCaptionLinks(title, addressRange(title, surrounding, reading), reading);
  return { picture: { src: url, alt }, ...(title && { caption: title.replace(/\s+/g, ' ') }) };
}

/* Captions support the same marks as other texts. */
function collectCaptionLinks(title: string, at: Span, reading: Reading): void {
  const isAsWritten = reading.sourceOf(at) === title;
  const placed = (start: number, end: number) => (isAsWritten ? { start: at.start + start, length: end - start } : at);
  const marks = countSigns(title) === 0 ? [] : readMarks(title);
  const links = (all: readonly Mark[]): Mark[] =>
    all.flatMap((mark) => [...(mark.kind === 'link' ? [mark] : []), ...links(mark.marks)]);
  for (const { value, address } of links(marks))
    reading.links.push({ text: value, ...placed(address.start, address.end) });
}

function linkedPicture(node: Linked, reading: Reading): TextNode {
  const [child] = node.children;
  const target = node.type === 'link' ? node : reading.definition(node.identifier);
  const href = target.url;
  const host = videoHostOf(href);
  if (!host) reading.report('OF411', reading.spanOf(node.position), { found: href });
  else if (target.title != null) reading.report('OF236', reading.spanOf(node.position));
  else recordLink(target, reading);
  return { kind: 'video', href, host: host?.name ?? '', ...pictureOf(child, reading) };
}

const file = new RegExp(patterns.file, 'u');
