/** A quote; or a list item or footnote, as the indentation of its content. */
export type Container = 'quote' | number;

/**
 * Returns the containers of a line of Markdown from the outside in, how many of them the line starts, its content, and
 * whether it continues a paragraph without the markers of its containers. `open` are the containers of the previous
 * line, and `isInParagraph` is whether that line is part of a paragraph.
 */
export function enter(line: string, open: readonly Container[], isInParagraph: boolean) {
  let rest = withoutTabs(line);
  let continued = 0;
  for (const container of open) {
    const inside = continueContainer(rest, container);
    if (inside === undefined) break;
    rest = inside;
    continued++;
  }
  const started: Container[] = [];
  for (let next = startContainer(rest); next; next = startContainer(rest)) {
    started.push(next.container);
    rest = next.rest;
    // The nesting limit is far lower.
    if (started.length > 100) break;
  }
  const isLazy = continued < open.length && started.length === 0 && isInParagraph && isParagraphText(rest);
  const containers = isLazy ? [...open] : [...open.slice(0, continued), ...started];
  return { containers, started: started.length, rest, isLazy };
}

function continueContainer(line: string, container: Container): string | undefined {
  if (container === 'quote') return /^ {0,3}>/.test(line) ? line.replace(/^ {0,3}> ?/, '') : undefined;
  if (line.trim() === '') return line;
  return indentOf(line) >= container ? line.slice(container) : undefined;
}

function startContainer(line: string): { container: Container; rest: string } | undefined {
  if (indentOf(line) > 3) return undefined;
  if (/^ *>/.test(line)) return { container: 'quote', rest: line.replace(/^ *> ?/, '') };
  const note = /^ *\[\^[^\]\s]+\]: */.exec(line);
  if (note) return { container: 4, rest: line.slice(note[0].length) };
  if (isBreak(line)) return undefined;
  const [point, marker = '', spaces = ''] = /^( *(?:[-+*]|\d{1,9}[.)]))( +|$)/.exec(line) ?? [];
  if (point === undefined) return undefined;
  const padding = spaces.length > 4 || point.length === line.length ? 1 : spaces.length;
  return { container: marker.length + padding, rest: line.slice(marker.length + padding) };
}

const isBreak = (line: string) => /^ *(?:(?:\* *){3,}|(?:- *){3,}|(?:_ *){3,})$/.test(line);
const isParagraphText = (line: string) =>
  line.trim() !== '' && !/^ {0,3}(?:#{1,6}(?: |$)|`{3}|~{3})/.test(line) && !isBreak(line);

const indentOf = (line: string) => line.length - line.trimStart().length;

function withoutTabs(line: string): string {
  if (!line.includes('\t')) return line;
  let column = 0;
  return line.replace(/[^\t]+|\t/g, (piece) => {
    const spaces = piece === '\t' ? ' '.repeat(4 - (column % 4)) : piece;
    column += spaces.length;
    return spaces;
  });
}
