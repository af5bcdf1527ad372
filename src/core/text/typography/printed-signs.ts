/** What a language prints in the place of the signs of a keyboard. */
export interface PrintedSigns {
  /** In the place of "…". */
  outer: readonly [open: string, close: string];
  /** In the place of '…'. */
  inner: readonly [open: string, close: string];
  /** In the place of ' in a word; null where that sign means something else. */
  apostrophe: string | null;
  /** In the place of two hyphens, and of three; null where there is no such dash. */
  dash: string;
  longDash: string | null;
  dots: string;
}

/** The signs of a language by its tag. One without quotation marks of its own has those of English. */
export function printedSigns(language: string): PrintedSigns {
  const steps = language.toLowerCase().split('-');
  const tags = steps.map((_, index) => steps.slice(0, steps.length - index).join('-'));
  const marks = tags.map((tag) => byTag.get(tag)).find((found) => found !== undefined);
  const [outer, inner] = (marks ?? english).split(' ').map(pairOf) as [Pair, Pair];
  const isDense = dense.has(String(steps[0]));
  return {
    outer,
    inner,
    apostrophe: hebrew.has(String(steps[0])) ? null : '’',
    dash: isDense ? '——' : '–',
    longDash: isDense ? null : '—',
    dots: isDense ? '……' : '…',
  };
}

type Pair = [open: string, close: string];

const english = '“” ‘’';
/* They write ' for a sound, and in abbreviations. */
const hebrew: ReadonlySet<string> = new Set(['he', 'yi']);
/* Their dashes and dots are as wide as two characters. */
const dense: ReadonlySet<string> = new Set(['ja', 'yue', 'zh']);

/* French has a space inside of its marks, which no line ends at. */
const pairOf = (marks: string): Pair => {
  const half = marks.length / 2;
  return [marks.slice(0, half), marks.slice(half)];
};

/* The outer and the inner marks, and the languages that have them. See https://cldr.unicode.org/ */
const marksOfLanguages: Record<string, string> = {
  [english]: 'en es-419 es-mx es-us pt',
  '«\u202F\u202F» “”': 'fr',
  '«» ‹›': 'am de-ch de-li fa gsw it-ch rm',
  '«» “”': 'ar ast br ca el es eu gl hy it kab oc pt-pt sq',
  '«» „“': 'be kk ky ru tg uk',
  '«» ‘’': 'nb nn no se',
  '„“ ‚‘': 'bg cs de dsb hr hsb is lb mk sk sl sr',
  '„“ «»': 'et ka',
  '„“ ‘’': 'lt',
  '„” «»': 'pl ro',
  '„” »«': 'hu',
  '„” ‘’': 'bs',
  '”” ’’': 'fi sv',
  '「」 『』': 'ja yue zh-hant zh-hk zh-mo zh-tw',
};

const byTag = new Map(
  Object.entries(marksOfLanguages).flatMap(([marks, tags]) =>
    tags.split(' ').map((tag): [string, string] => [tag, marks]),
  ),
);
