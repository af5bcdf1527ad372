import { json } from './fixtures/json/index.ts';
import { meaning } from './fixtures/meaning/index.ts';
import { inPublic } from './fixtures/meant/in-public.ts';
import { meant } from './fixtures/meant/index.ts';
import { shape } from './fixtures/shape/index.ts';
import type { FileTable, MeantTable, Table, Topic } from './fixtures/table.ts';

/** One kind of mistake of all those that are tried, whatever the table that it is from. */
export interface Kind {
  wrong: string;
  about: Topic;
  code: string;
  tried: Tried[];
}

interface Tried {
  /** With its marks. */
  text: string;
  /** What is offered, where the files beside it say that too. */
  offered?: string;
}

/* What the tables of a group are about that do not say so themselves. */
const topics: Record<string, Topic> = {
  wholeFiles: 'whole',
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
      const tried = rows.map((row) => ({ text: typeof row === 'string' ? row : row[0] }));
      return { wrong, about, code, tried };
    }),
  );

const kindsOf = (tables: readonly MeantTable[]): Kind[] =>
  tables.map(({ wrong, about, code, rows }) => ({ wrong, about, code, tried: rows.map(([text]) => ({ text })) }));

const kindsBeside = (tables: readonly FileTable[]): Kind[] =>
  tables.map(({ wrong, about, code, rows }) => {
    const tried = rows.map(([text, , offered]) => ({ text, offered }));
    return { wrong, about, code, tried };
  });

/** Everything that is tried: what people write, where it is wrong, and with which code it is told. */
export const corpus: Kind[] = [
  ...kindsOf(Object.values(meant).flat()),
  ...kindsIn(shape, 'lists'),
  ...kindsBeside(inPublic),
  ...kindsIn(meaning, 'texts'),
  ...kindsIn(json, 'signs'),
];
