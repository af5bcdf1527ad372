import { type Problem, valueAt, within } from '../diagnostic/diagnostic.ts';
import { pointerOf } from '../json/pointer.ts';
import { untakenInText } from '../markdown/untaken.ts';
import type { Text } from '../site/walk.ts';
import { takesMarks } from '../text/takes-marks.ts';

/** What in a text was meant for marks and is none. `rest` is the text without its marks. */
export function checkUntaken(text: Text, rest: string): Problem[] {
  if (takesMarks(text) === 'none') return [];
  const at = valueAt(pointerOf(text.steps));
  return untakenInText(rest, text.kind === 'prose').map(({ start, length, words }) => ({
    code: 'OF426',
    at: within(at, start, length),
    words,
  }));
}
