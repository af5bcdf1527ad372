import table from './code-languages.json';

/** A programming language. */
interface Language {
  /** The name on the page. */
  name: string;
  /** The grammar for syntax highlighting; undefined for plain text, and for languages without one. */
  grammar?: string;
}

/** Returns the language for the first word after a fence, in any case; undefined if it is unknown. */
export const languageOf = (word: string): Language | undefined => byWord.get(word.toLowerCase());

/** Returns the language with a name on the page. */
export const languageNamed = (name: string): Language | undefined => byName.get(name);

/** Returns all words that identify a language. */
export const codeLanguageNames = (): Iterable<string> => byWord.keys();

/*
 * The name of each language on the page, its grammar and its aliases. The grammars are the common ones of highlight.js;
 * a language without one, or a similar one, has an empty name of a grammar.
 */
const languages = Object.entries(table).map(([name, words]): [string, string, string[]] => {
  const [grammar = '', ...aliases] = words.split(' ');
  return [name, grammar, aliases];
});

/* Plain text has no name. */
const plainTextNames = ['text', 'txt', 'plain', 'plaintext', 'output', 'none'];

const byName = new Map(
  languages.map(([name, grammar]): [string, Language] => [name, { name, ...(grammar !== '' && { grammar }) }]),
);

const byWord = new Map<string, Language>([
  ...plainTextNames.map((word): [string, Language] => [word, { name: '' }]),
  // A language takes precedence over a grammar with the same name.
  ...languages.flatMap(([name, grammar, aliases]) => {
    const all = [name.toLowerCase(), ...(isMainLanguage(name, grammar) ? [grammar] : []), ...aliases];
    return all.map((word): [string, Language] => [word, byName.get(name) as Language]);
  }),
]);

/* Whether the language is the one that the grammar is named after, or the only one that uses it. */
function isMainLanguage(name: string, grammar: string): boolean {
  const others = languages.filter(([other, each]) => each === grammar && other !== name);
  return others.length === 0 || name.toLowerCase() === grammar;
}
