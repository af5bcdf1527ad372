/**
 * Returns a bundled style sheet without the rules for blocks that a site doesn't have: those whose every selector starts
 * with another block, such as "[data-block=timeline]". `blocks` are the blocks that the site has.
 */
export function withoutUnusedBlocks(sheet: string, blocks: ReadonlySet<string>): string {
  let kept = '';
  let start = 0;
  while (start < sheet.length) {
    const end = sheet.slice(start).search(/[{;]/) + start;
    if (end < start) break;
    const prelude = sheet.slice(start, end);
    const next = sheet[end] === '{' ? closing(sheet, end) + 1 : end + 1;
    if (/^@(?:layer|media|supports|container)/.test(prelude) && sheet[end] === '{') {
      const inner = withoutUnusedBlocks(sheet.slice(end + 1, next - 1), blocks);
      if (inner !== '') kept += `${prelude}{${inner}}`;
    } else if (appliesToAny(prelude, blocks)) kept += sheet.slice(start, next);
    start = next;
  }
  return kept + sheet.slice(start);
}

/* Whether a list of selectors applies to other elements than those of missing blocks. */
const appliesToAny = (selectors: string, blocks: ReadonlySet<string>): boolean =>
  selectors.split(/,(?![^(]*\))/).some((selector) => {
    const [, block] = /^\[data-block="?([\w-]+)"?\]/.exec(selector) ?? [];
    return block === undefined || blocks.has(block);
  });

/* The index of the bracket that closes the one at `open`. Brackets in strings don't count. */
function closing(sheet: string, open: number): number {
  let depth = 0;
  const brackets = /"(?:[^"\\]|\\.)*"|[{}]/g;
  brackets.lastIndex = open;
  for (let found = brackets.exec(sheet); found; found = brackets.exec(sheet)) {
    if (found[0] === '{') depth += 1;
    else if (found[0] === '}') depth -= 1;
    if (depth === 0) return found.index;
  }
  return sheet.length;
}
