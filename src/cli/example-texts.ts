import { join, sep } from 'node:path';
import type { WrittenSite } from '../../schema/site.ts';
import { blocks } from '../blocks/schemas.ts';
import { type ExampleTexts, findExamples, refuseExamples, warnOfExamples } from '../core/checks/text/example-texts.ts';
import type { Problem } from '../core/diagnostics/diagnostic.ts';
import { report } from '../core/diagnostics/report.ts';
import type { Checked } from '../core/pipeline.ts';
import { stepsOf } from '../core/source/pointer.ts';
import { isRecord } from '../shared/is-record.ts';
import { nobody } from './new/starter.ts';
import { inEveryLanguage } from './new/texts/index.ts';
import { inOrder } from './report/in-order.ts';

/** A site with one warning for all that is still an example in it. */
export const withExamples = (compiled: Checked, file: string, root: string): Checked =>
  withProblems(compiled, warnOfExamples(examplesIn(compiled, file, root), compiled.whole ?? {}));

/**
 * The same for a site that is to be published, whose owner must have a name and a mail address of their own. That of
 * Onefolio itself is warned of only: it shows on a host what there is before anybody has written anything.
 */
export function withRefusedExamples(compiled: Checked, file: string, root: string): Checked {
  if (file === join(root, 'site.json')) return withExamples(compiled, file, root);
  return withProblems(compiled, refuseExamples(examplesIn(compiled, file, root), compiled.written?.owner ?? {}));
}

/** Where a site has the words of an example. The samples of Onefolio itself may. */
export function examplesIn({ whole }: Pick<Checked, 'whole'>, file: string, root: string): string[] {
  const isOurs = file.startsWith(join(root, 'samples') + sep);
  return whole === null || isOurs ? [] : findExamples(whole, texts());
}

/** The texts themselves, each once. */
export const exampleTextsIn = (whole: WrittenSite, file: string, root: string): string[] => [
  ...new Set(examplesIn({ whole }, file, root).map((pointer) => String(valueIn(whole, pointer)))),
];

const valueIn = (site: object, pointer: string): unknown =>
  stepsOf(pointer).reduce<unknown>((here, step) => Reflect.get(here as object, step), site);

function withProblems(compiled: Checked, problems: Problem[]): Checked {
  if (problems.length === 0) return compiled;
  const found = report(problems, compiled.whole, compiled.locator);
  return { ...compiled, diagnostics: inOrder([...compiled.diagnostics, ...found]) };
}

/* What "new" and "add" write, as far as it says something of a person that is true of nobody. */
const texts = (): ExampleTexts => ({
  names: new Set(inEveryLanguage('name').map((name) => name.toLowerCase())),
  email: nobody.email,
  handle: nobody.handle,
  sentences: new Set([
    ...(['summary', 'climbingHallText', 'libraryText', 'bakeryText'] as const).flatMap(inEveryLanguage),
    ...blocks.flatMap((block) => sentencesIn(block.examples[0], '')),
  ]),
});

/* What a block says of its owner's life and work: introductions and laws fit many. */
const telling = ['summary', 'description', 'about', 'text', 'answer', 'body', 'achievements', 'caption'];

function sentencesIn(value: unknown, name: string): string[] {
  if (typeof value === 'string') return telling.includes(name) && /\s\S+\s\S+\s/.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => sentencesIn(each, name));
  return isRecord(value) ? Object.entries(value).flatMap(([inner, each]) => sentencesIn(each, inner)) : [];
}
