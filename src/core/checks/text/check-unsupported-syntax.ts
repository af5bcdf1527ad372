import type { Site } from '../../../../schema/site.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import { unsupportedInText } from '../../content/markdown/unsupported-syntax.ts';
import { type Fix, type Problem, valueAt, within } from '../../diagnostics/diagnostic.ts';
import { cutShort } from '../../diagnostics/wording.ts';
import type { Change } from '../../source/changes/change.ts';
import { pointerOf } from '../../source/pointer.ts';
import { acceptedMarks } from '../../text/accepted-marks.ts';
import type { Text } from '../../text/site-texts.ts';
import { suggestForHtml } from '../../text/suggest-for-html.ts';
import { formatExample } from '../../validation/example.ts';
import { schemaAt } from '../../validation/schema-visitor.ts';
import { write } from '../../validation/write.ts';

/** What in a text of a site was meant for marks and is none. `rest` is the text without its marks. */
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
  if (what === 'a list or a heading') return inPoints(registry, text, steps, site);
  const meant = what === 'HTML' ? suggestForHtml(text)?.replace(/\n+/g, '\n') : undefined;
  const isFit = meant !== undefined && !/^[-#] /m.test(meant) && (kind === 'prose' || !meant.includes('\n'));
  return isFit
    ? { fix: { ...write(valueAt(pointerOf(steps)), meant), text: `write ${cutShort(formatExample(meant))}` } }
    : {};
}

/* Lines that are points, all of them or all behind the first words, where points have a setting of their own. */
function inPoints(registry: BlockRegistry, text: string, written: Text['steps'], site: Site): { fix?: Fix } {
  const [steps, way] = [[...written], written.slice(0, -1)];
  const around = way.reduce<object>((here, step) => Reflect.get(here, step), site);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const start = lines.findIndex((line) => point.test(line));
  const [words, points] = [lines.slice(0, start), lines.slice(start)];
  // A text by language is no list.
  if (site.languages || written.at(-1) !== 'description' || 'achievements' in around) return {};
  if (start < 0 || !points.every((line) => point.test(line))) return {};
  if (!schemaAt(registry, site, way.map(String)).properties?.achievements) return {};
  const value = points.map((line) => line.replace(point, '').trim());
  const description = words.join('\n').trim();
  const changes: Change[] =
    description === ''
      ? [
          { kind: 'rename', at: steps, name: 'achievements' },
          { kind: 'set', at: steps, value },
        ]
      : [
          { kind: 'set', at: steps, value: description },
          { kind: 'set', at: [...way, 'achievements'], value },
        ];
  const said = description === '' ? '' : `"description": ${cutShort(formatExample(description))}, `;
  const fix = {
    text: `write ${said}"achievements": ${cutShort(formatExample(value))}`,
    certain: false,
    edits: changes,
  };
  return { fix };
}

const point = /^\s*[-*+] +(?=\S)/;
