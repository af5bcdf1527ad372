/** The typographic characters of a language. */
export interface PrintedSigns {
  /** Replaces "…". */
  outer: readonly [open: string, close: string];
  /** Replaces '…'. */
  inner: readonly [open: string, close: string];
  /** Replaces ' in a word; null if that character has another meaning. */
  apostrophe: string | null;
  /** Replace two and three hyphens; null if the language has no such dash. */
  dash: string;
  longDash: string | null;
  dots: string;
}

/**
 * Returns the typographic characters for a language tag. Languages without specific quotation marks use the English
 * ones.
 */
export function printedSigns(language: string): PrintedSigns {
  const steps = language.toLowerCase().split('-');
  const [primary = ''] = steps;
  const tags = steps.map((_, index) => steps.slice(0, steps.length - index).join('-'));
  const marks = tags.map((tag) => byTag.get(tag)).find((found) => found !== undefined);
  // Each entry of the table has two pairs.
  const [outer, inner] = (marks ?? english).split(' ').map(pairOf) as [Pair, Pair];
  const isUnspaced = unspacedLanguages.has(primary);
  return {
    outer,
    inner,
    apostrophe: hebrew.has(primary) ? null : '’',
    dash: isUnspaced ? '——' : '–',
    longDash: isUnspaced ? null : '—',
    dots: isUnspaced ? '……' : '…',
  };
}

type Pair = [open: string, close: string];

const english = '“” ‘’';
/* Hebrew and Yiddish use ' for a sound, and in abbreviations. */
const hebrew: ReadonlySet<string> = new Set(['he', 'yi']);
/* Chinese and Japanese dashes and ellipses are two characters wide. */
const unspacedLanguages: ReadonlySet<string> = new Set(['ja', 'yue', 'zh']);

/* French marks include a no-break space. */
const pairOf = (marks: string): Pair => {
  const half = marks.length / 2;
  return [marks.slice(0, half), marks.slice(half)];
};

/* The outer and inner quotation marks, and the languages that use them. See https://cldr.unicode.org/ */
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
