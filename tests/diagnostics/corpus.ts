import { inPublic } from './fixtures/in-public.ts';
import type { FileTable, Table, Topic } from './fixtures/table.ts';
import { suggestions, tables } from './fixtures/tables.ts';

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

const kindsOf = (tables: readonly Table[]): Kind[] =>
  tables.map(({ wrong, about, code, rows }) => {
    const examples = rows.map(([text]) => ({ text }));
    return { wrong, about, code, examples };
  });

const kindsInPublic = (tables: readonly FileTable[]): Kind[] =>
  tables.map(({ wrong, about, code, rows }) => {
    const examples = rows.map(([text, , offered]) => ({ text, offered }));
    return { wrong, about, code, examples };
  });

/** All tested mistakes with their marked texts and codes. */
export const corpus: Kind[] = [
  ...kindsOf(suggestions),
  ...kindsOf(tables.shape),
  ...kindsInPublic(inPublic),
  ...kindsOf(tables.meaning),
  ...kindsOf(tables.json),
];
