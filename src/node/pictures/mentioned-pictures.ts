/**
 * The files that a text names as pictures: every value of a "src" in it, in the order of the text. The text may be any;
 * of JSON none is left out, however its letters are written.
 */
export function mentionedPictures(text: string): Set<string> {
  const paths = new Set<string>();
  for (const [, written = ''] of text.matchAll(sources)) {
    const path = written.includes('\\') ? unescaped(written) : written;
    if (path !== null) paths.add(path);
  }
  return paths;
}

/* What stands between two quotation marks; null where it is broken, which the compilation tells. */
function unescaped(written: string): string | null {
  try {
    return JSON.parse(`"${written}"`);
  } catch {
    return null;
  }
}

/* JSON may write a letter as its number. A path has no quotation mark and no backslash, and none is longer. */
const sources = /"(?:s|\\u0073)(?:r|\\u0072)(?:c|\\u0063)"\s*:\s*"([^"\n]{1,6000})"/g;
