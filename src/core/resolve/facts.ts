import type { RichBlockOf } from '../../../schema/block.ts';
import type { AllLabels } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { plainText } from '../../shared/rich-text.ts';

type Fact = NonNullable<RichBlockOf<'card-grid'>['facts']>[number];
type Language = NonNullable<Fact['languages']>[number];

/** Resolves the language levels of a fact: to text, and to a number of studs. */
export const resolveFact = ({ languages, ...fact }: Fact, labels: Pick<AllLabels, 'native'>) => ({
  ...fact,
  ...(languages && { languages: languages.map((language) => resolveLanguage(language, labels)) }),
});

/** A spoken language with its level as text, and as studs for the six levels of the Common European Framework. */
interface ResolvedLanguage {
  name: RichText;
  level?: RichText;
  studs?: number;
}

/* The levels of the Common European Framework of Reference. "native" is above the highest one. */
const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];

function resolveLanguage({ name, level }: Language, { native }: Pick<AllLabels, 'native'>): ResolvedLanguage {
  if (level === undefined) return { name };
  if (plainText(level).toLowerCase() === 'native') return { name, level: native, studs: levels.length };
  const studs = levels.indexOf(plainText(level).toUpperCase()) + 1;
  return { name, level, ...(studs > 0 && { studs }) };
}
