import { unsupportedInText } from '../../content/markdown/unsupported-syntax.ts';
import { type Problem, valueAt, within } from '../../diagnostics/diagnostic.ts';
import { pointerOf } from '../../diagnostics/pointer.ts';
import { cutShort } from '../../diagnostics/wording.ts';
import { suggestForHtml } from '../../text/suggest-for-html.ts';
import { acceptedMarks } from '../../validation/accepted-marks.ts';
import { formatExample } from '../../validation/example.ts';
import type { Text } from '../../validation/site-texts.ts';
import { write } from '../../validation/write.ts';

/** Reports unsupported Markdown and HTML in a text. `rest` is the text without its supported formatting. */
export function checkUnsupportedSyntax(text: Text, rest: string): Problem[] {
  if (acceptedMarks(text) === 'none') return [];
  const at = valueAt(pointerOf(text.steps));
  return unsupportedInText(rest, text.kind === 'prose').map(({ start, length, details }) => {
    const plain = details.what === 'HTML' ? inMarkdown(text) : undefined;
    return {
      code: 'OF426',
      at: within(at, start, length),
      details,
      ...(plain !== undefined && { fix: { ...write(at, plain), text: `write ${cutShort(formatExample(plain))}` } }),
    };
  });
}

/* Converts the HTML of a text to Markdown. Undefined if the text doesn't support the result. */
function inMarkdown({ text, kind }: Text): string | undefined {
  const plain = suggestForHtml(text)?.replace(/\n+/g, '\n');
  const isSupported = plain !== undefined && !/^[-#] /m.test(plain) && (kind === 'prose' || !plain.includes('\n'));
  return isSupported ? plain : undefined;
}
