import type { Site } from '../../../../schema/site.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import { unsupportedInText } from '../../content/markdown/unsupported-syntax.ts';
import type { Change } from '../../diagnostics/change.ts';
import { type Fix, type Problem, valueAt, within } from '../../diagnostics/diagnostic.ts';
import { pointerOf, valueIn } from '../../diagnostics/pointer.ts';
import { cutShort } from '../../diagnostics/wording.ts';
import { suggestForHtml } from '../../text/suggest-for-html.ts';
import { acceptedMarks } from '../../validation/accepted-marks.ts';
import { formatExample } from '../../validation/example.ts';
import { schemaAt } from '../../validation/schema-visitor.ts';
import type { Text } from '../../validation/site-texts.ts';
import { write } from '../../validation/write.ts';

/** Reports unsupported Markdown and HTML in a text. `rest` is the text without its supported formatting. */
export function checkUnsupportedSyntax(registry: BlockRegistry, text: Text, rest: string, site: Site): Problem[] {
  if (acceptedMarks(text) === 'none') return [];
  return unsupportedInText(rest, text.kind === 'prose').map(({ start, length, details }) => ({
    code: 'OF426',
    at: within(valueAt(pointerOf(text.steps)), start, length),
    details,
    ...fixed(registry, details.what, text, site),
  }));
}

function fixed(registry: BlockRegistry, what: string, { text, kind, steps }: Text, site: Site): { fix?: Fix } {
  if (what === 'a list or a heading') return asAchievements(registry, text, steps, site);
  const plain = what === 'HTML' ? suggestForHtml(text)?.replace(/\n+/g, '\n') : undefined;
  const isSupported = plain !== undefined && !/^[-#] /m.test(plain) && (kind === 'prose' || !plain.includes('\n'));
  return isSupported
    ? { fix: { ...write(valueAt(pointerOf(steps)), plain), text: `write ${cutShort(formatExample(plain))}` } }
    : {};
}

/* Moves a Markdown list from the description of an entry to its achievements. The list may follow other lines. */
function asAchievements(registry: BlockRegistry, text: string, written: Text['steps'], site: Site): { fix?: Fix } {
  const [steps, parentSteps] = [[...written], written.slice(0, -1)];
  const parent = valueIn(site, parentSteps) as object;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const start = lines.findIndex((line) => listItem.test(line));
  const [intro, items] = [lines.slice(0, start), lines.slice(start)];
  // A text with translations can't be moved to a list.
  if (site.languages || written.at(-1) !== 'description' || 'achievements' in parent) return {};
  if (start < 0 || !items.every((line) => listItem.test(line))) return {};
  if (!schemaAt(registry, site, parentSteps.map(String)).properties?.achievements) return {};
  const value = items.map((line) => line.replace(listItem, '').trim());
  const description = intro.join('\n').trim();
  const changes: Change[] =
    description === ''
      ? [
          { kind: 'rename', at: steps, name: 'achievements' },
          { kind: 'set', at: steps, value },
        ]
      : [
          { kind: 'set', at: steps, value: description },
          { kind: 'set', at: [...parentSteps, 'achievements'], value },
        ];
  const newDescription = description === '' ? '' : `"description": ${cutShort(formatExample(description))}, `;
  const fix = {
    text: `write ${newDescription}"achievements": ${cutShort(formatExample(value))}`,
    certain: false,
    edits: changes,
  };
  return { fix };
}

const listItem = /^\s*[-*+] +(?=\S)/;
