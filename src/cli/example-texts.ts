import { join, sep } from 'node:path';
import type { WrittenSite } from '../../schema/site.ts';
import { registry } from '../blocks/registry.ts';
import { type ExampleTexts, findExamples, refuseExamples, warnOfExamples } from '../core/checks/text/example-texts.ts';
import { stepsOf, valueIn } from '../core/diagnostics/pointer.ts';
import type { Checked } from '../core/pipeline.ts';
import { isRecord } from '../shared/is-record.ts';
import { isTexts } from './new/starter.ts';
import { starters } from './new/starters/starters.ts';
import { withProblems } from './report/translation-coverage.ts';

/** Adds one warning for all sample texts in a site. */
export const withExamples = (compiled: Checked, file: string, root: string): Checked =>
  withProblems(compiled, warnOfExamples(examplesIn(compiled, file, root)));

/**
 * Adds errors for a placeholder name or email address, before a site is published. The sample of Onefolio itself only
 * gets warnings, so that it can be deployed unchanged.
 */
export function withRefusedExamples(compiled: Checked, file: string, root: string): Checked {
  if (file === join(root, 'site.json')) return withExamples(compiled, file, root);
  return withProblems(compiled, refuseExamples(examplesIn(compiled, file, root), compiled.localized?.owner ?? {}));
}

/** Returns the pointers of sample texts. Samples of Onefolio are exempt. */
export function examplesIn({ written }: Pick<Checked, 'written'>, file: string, root: string): string[] {
  const isOurs = file.startsWith(join(root, 'samples') + sep);
  return written === null || isOurs ? [] : findExamples(written, texts());
}

/** Returns the distinct sample texts. */
export const exampleTextsIn = (written: WrittenSite, file: string, root: string): string[] => [
  ...new Set(examplesIn({ written }, file, root).map((pointer) => String(valueIn(written, stepsOf(pointer))))),
];

let known: ExampleTexts | undefined;

/* Texts of `new` and `add` that describe a person. Collected once, because `dev` looks for them after each save. */
function texts(): ExampleTexts {
  known ??= {
    names: new Set(Object.values(starters.general.owner.name).map((name) => name.toLowerCase())),
    email: 'you@example.com',
    handle: 'your-name',
    url: 'https://example.com/',
    sentences: new Set([
      // Every starter has the same one.
      ...Object.values<string>(Object(starters.general.owner.location).city),
      ...Object.values(starters).flatMap(({ pages }) =>
        pages.flatMap((page) => ('blocks' in page ? sentencesIn(page.blocks, '', isInvented) : [])),
      ),
      ...registry.schemas.flatMap((block) => sentencesIn(block.examples[0], '', isPersonal)),
    ]),
  };
  return known;
}

/* Settings that describe the owner's life and work. Introductions and legal texts apply to many people. */
const personalSettings = ['summary', 'description', 'about', 'text', 'answer', 'body', 'achievements', 'caption'];

const isPersonal: IsExample = (name, text) => personalSettings.includes(name) && isSentence(text);

/*
 * In starters, titles and introductions also describe works, clients and terms that aren't the owner's. Values such as
 * fees, hours and languages may be short; those without a space are placeholders such as {email}.
 */
const isInvented: IsExample = (name, text) =>
  isPersonal(name, text) ||
  (['title', 'alt'].includes(name) && isSentence(text)) ||
  (['value', 'intro', 'availability'].includes(name) && /\s/.test(text) && !common.has(text));

/* The availability in two starters, which many people write about themselves. */
const common = new Set([
  'Open to new projects',
  'Disponible pour de nouveaux projets',
  'Offen für neue Projekte',
  'أرحّب بمشاريع جديدة',
]);

/* Shorter texts, such as the title "Couples", may well be the owner's. */
const isSentence = (text: string): boolean => /\s\S+\s\S+\s/.test(text);

/** Whether a text of a setting counts as a placeholder. */
type IsExample = (name: string, text: string) => boolean;

function sentencesIn(value: unknown, name: string, isExample: IsExample): string[] {
  if (typeof value === 'string') return isExample(name, value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => sentencesIn(each, name, isExample));
  if (!isRecord(value)) return [];
  if (isTexts(value)) return sentencesIn(Object.values(value), name, isExample);
  return Object.entries(value).flatMap(([inner, each]) => sentencesIn(each, inner, isExample));
}
