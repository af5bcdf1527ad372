import { inPublic } from './fixtures/in-public.ts';
import { json } from './fixtures/json.ts';
import { meaning } from './fixtures/meaning/index.ts';
import { shape } from './fixtures/shape/index.ts';
import { suggestions } from './fixtures/suggestions.ts';
import type { FileTable, SuggestionTable, Table, Topic } from './fixtures/table.ts';

/** One kind of mistake, from any of the tables. */
export interface Kind {
  wrong: string;
  about: Topic;
  code: string;
  examples: Example[];
}

interface Example {
  /** The text with its marks. */
  text: string;
  /** The text of the fix, if it depends on files in public/. */
  offered?: string;
}

/* The topics of groups whose tables don't set their own. */
const topics: Record<string, Topic> = {
  addresses: 'links',
  blockTypes: 'types',
  icons: 'links',
  kinds: 'lists',
  lengths: 'texts',
  settings: 'names',
  files: 'files',
  forms: 'forms',
  links: 'links',
  markedTexts: 'texts',
  placeholders: 'texts',
  cards: 'ids',
  identities: 'ids',
  record: 'dates',
};

const kindsIn = (groups: Record<string, Table[]>, otherwise: Topic): Kind[] =>
  Object.entries(groups).flatMap(([group, tables]) =>
    tables.map(({ wrong, about = topics[group] ?? otherwise, code, rows }) => {
      const examples = rows.map((row) => ({ text: typeof row === 'string' ? row : row[0] }));
      return { wrong, about, code, examples };
    }),
  );

const kindsOf = (tables: readonly SuggestionTable[]): Kind[] =>
  tables.map(({ wrong, about, code, rows }) => ({ wrong, about, code, examples: rows.map(([text]) => ({ text })) }));

const kindsInPublic = (tables: readonly FileTable[]): Kind[] =>
  tables.map(({ wrong, about, code, rows }) => {
    const examples = rows.map(([text, , offered]) => ({ text, offered }));
    return { wrong, about, code, examples };
  });

/** All tested mistakes with their marked texts and codes. */
export const corpus: Kind[] = [
  ...kindsOf(suggestions),
  ...kindsIn(shape, 'lists'),
  ...kindsInPublic(inPublic),
  ...kindsIn(meaning, 'texts'),
  ...kindsIn(json, 'punctuation'),
];
