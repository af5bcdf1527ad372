/**
 * The number of columns that a text takes in a monospaced font: 2 for Chinese, Japanese and Korean characters and emoji,
 * 0 for marks and invisible characters, 1 for others. An emoji of several parts counts as its parts.
 */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) width += wide.test(character) ? 2 : invisible.test(character) ? 0 : 1;
  return width;
}

const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}\p{Emoji_Presentation}]/u;
const invisible = /[\p{M}\p{Cf}]/u;
