/** A part of a text that the owner should replace. `index` is its offset, and `0` its text, like those of a match. */
export interface PlaceholderText {
  index: number;
  0: string;
  isNote?: true;
}

/**
 * Finds notes of the author in a text for visitors: "TODO ask Tom", "(to be checked)", "(??)". Code and URLs are
 * skipped.
 */
export function findDraftNotes(text: string): PlaceholderText[] {
  if (text.length > longest || !anyNote.test(text) || isAddress.test(text)) return [];
  const prose = text.replace(code, (part) => ' '.repeat(part.length));
  return withoutNested(
    notes.flatMap((note) =>
      [...prose.matchAll(note)].map(
        ({ 0: part, index }): PlaceholderText => ({ index, 0: part.trimEnd(), isNote: true }),
      ),
    ),
  );
}

/** Sorts the parts of a text, and removes those inside of another one. */
export function withoutNested(parts: readonly PlaceholderText[]): PlaceholderText[] {
  let end = 0;
  return parts
    .toSorted((one, other) => one.index - other.index || other[0].length - one[0].length)
    .filter(({ index, 0: part }) => {
      const isSeparate = index >= end;
      if (isSeparate) end = index + part.length;
      return isSeparate;
    });
}

/** Returns the indexes of the lines that are in a fenced code block. */
export function linesOfCode(lines: readonly unknown[]): Set<number> {
  const inside = new Set<number>();
  let fence = '';
  for (const [index, line] of lines.entries()) {
    const [, marker = ''] = /^\s{0,3}(```|~~~)/.exec(String(line)) ?? [];
    if (fence !== '' || marker !== '') inside.add(index);
    if (fence === '') fence = marker;
    else if (marker === fence) fence = '';
  }
  return inside;
}

/* Longer texts aren't searched. */
const longest = 5000;

const anyNote = /TODO|FIXME|TBD|XXX|\?\?|\b(?:ask|to be|check with) /i;

const isAddress = /^(?:https?:|mailto:|tel:|[/#])\S*$/i;

/* Inline code, and a fenced block within one text. */
const code = /(`{3,})[^`]*\1|(`{1,2})[^`\n]+\2/g;

/* The patterns of notes. They exclude mentions of notes, such as "a TODO list". */
const notes = [
  /(?<=[([]\s{0,3})(?:TODO|FIXME|TBD|XXX+)\b(?![- ](?:apps?|lists?|items?|comments?|notes?|MVC)\b|s\b)[^()[\]\n]{0,100}(?=[)\]])/g,
  /(?<![\p{L}\p{N}_/.#@-])(?:TODO|FIXME|XXX+)(?::| [-–—])\s[^()[\]\n.!?]{0,100}/gu,
  /(?<![\p{L}\p{N}_/.#@-])(?:TODO|FIXME|XXX+) (?:add|ask|change|check|confirm|decide|describe|explain|fill|find|fix|get|insert|link|mention|put|remove|replace|rewrite|say|shorten|translate|update|verify|write)\b[^()[\]\n.!?]{0,100}/gu,
  /(?<=[.!?:;–—] {0,3}|\n)(?:TODO|FIXME|XXX+)(?=[.!]?\s*$)/g,
  /(?<![\p{L}\p{N}_/.#@-])TBD(?![\p{L}\p{N}_-])/gu,
  // After these words, XXX is a missing number and not a Roman numeral.
  /(?<=\b(?:by|of|over|to|from|with|than|for|in|about|some|since|until) |[$€£])XXX+(?![\p{L}\p{N}])/gu,
  /(?<=[([]\s{0,3})(?:[Tt]o be (?:checked|confirmed|verified|decided|defined|done|filled in|written|added|translated|updated)|(?:[Cc]heck with|[Aa]sk) (?!Me\b)\p{Lu}\p{L}+(?: [^()[\]\n]{1,60})?|\?{2,})\??(?=\s{0,3}[)\]])/gu,
  /\b[Aa]sk \p{Lu}[\p{L}-]+ (?:if|whether) (?:(?:this|that|it)(?: is|’s|'s)? )?(?:ok|okay|fine|right|correct|true)\b/gu,
  /(?<![\p{L}\p{N}])(?:19|20)\?\?(?!\?)/gu,
  /(?<=^|[–—-] ?)\?{2,3}(?=$|%)/g,
];
