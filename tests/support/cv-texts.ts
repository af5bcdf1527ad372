import type { Cv, CvItem } from '../../schema/resolved.ts';
import { plainText } from '../../src/shared/rich-text.ts';

/** Every text of a CV in order, without times and without formatting. */
export const textsOfCv = ({ name, title, pronouns, contacts, details = [], sections }: Cv): string[] =>
  [
    name,
    pronouns,
    title,
    ...contacts.map(({ text }) => text),
    ...details.flatMap(({ label, text }) => [label, text]),
    ...sections.flatMap(({ heading, texts = [], items = [], words = [] }) => [
      heading,
      ...texts,
      ...items.flatMap(textsOfItem),
      ...words,
    ]),
  ]
    .filter((text) => text !== undefined)
    .map((text) => plainText(text));

function textsOfItem({
  title,
  when,
  about = [],
  texts = [],
  details = [],
  points = [],
  words = [],
  links = [],
}: CvItem) {
  const [unnamed, named] = [true, false].map((isUnnamed) =>
    details.filter(({ label }) => (label === undefined) === isUnnamed).flatMap(({ label, text }) => [label, text]),
  );
  return [
    title,
    when,
    ...about,
    ...texts,
    ...(unnamed ?? []),
    ...(named ?? []),
    ...points,
    ...words,
    ...links.map(({ label }) => label),
  ];
}
