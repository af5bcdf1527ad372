import type { Site } from '../../../../schema/site.ts';
import { type Fix, type Problem, valueAt, within } from '../../diagnostic/diagnostic.ts';
import { cutShort } from '../../diagnostic/wording.ts';
import type { Change } from '../../json/changes/change.ts';
import { pointerOf } from '../../json/pointer.ts';
import { untakenInText } from '../../markdown/untaken.ts';
import { asWritten } from '../../shape/example.ts';
import { write } from '../../shape/write.ts';
import { schemaAt, type Text } from '../../site/walk.ts';
import { htmlMeant } from '../../text/html-meant.ts';
import { takesMarks } from '../../text/takes-marks.ts';

/** What in a text of a site was meant for marks and is none. `rest` is the text without its marks. */
export function checkUntaken(text: Text, rest: string, site: Site): Problem[] {
  if (takesMarks(text) === 'none') return [];
  return untakenInText(rest, text.kind === 'prose').map(({ start, length, words }) => ({
    code: 'OF426',
    at: within(valueAt(pointerOf(text.steps)), start, length),
    words,
    ...fixed(words.what, text, site),
  }));
}

function fixed(what: string, { text, kind, steps }: Text, site: Site): { fix?: Fix } {
  if (what === 'a list or a heading') return inPoints(text, steps, site);
  const meant = what === 'HTML' ? htmlMeant(text)?.replace(/\n+/g, '\n') : undefined;
  const isFit = meant !== undefined && !/^[-#] /m.test(meant) && (kind === 'prose' || !meant.includes('\n'));
  return isFit
    ? { fix: { ...write(valueAt(pointerOf(steps)), meant), text: `write ${cutShort(asWritten(meant))}` } }
    : {};
}

/* Lines that are points, all of them or all behind the first words, where points have a setting of their own. */
function inPoints(text: string, written: Text['steps'], site: Site): { fix?: Fix } {
  const [steps, way] = [[...written], written.slice(0, -1)];
  const around = way.reduce<object>((here, step) => Reflect.get(here, step), site);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const start = lines.findIndex((line) => point.test(line));
  const [words, points] = [lines.slice(0, start), lines.slice(start)];
  // A text by language is no list.
  if (site.languages || written.at(-1) !== 'description' || 'achievements' in around) return {};
  if (start < 0 || !points.every((line) => point.test(line))) return {};
  if (!schemaAt(site, way.map(String)).properties?.achievements) return {};
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
  const said = description === '' ? '' : `"description": ${cutShort(asWritten(description))}, `;
  const fix = {
    text: `write ${said}"achievements": ${cutShort(asWritten(value))}`,
    certain: false,
    edits: [],
    changes,
  };
  return { fix };
}

const point = /^\s*[-*+] +(?=\S)/;
