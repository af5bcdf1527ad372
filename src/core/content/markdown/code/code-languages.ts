/** A language that code can be in. */
export interface Language {
  /** What it is called on the page. */
  name: string;
  /** The grammar that tells its words apart; absent where there is nothing to tell. */
  grammar?: string;
}

/** The language that a word after a fence means, however it is written; undefined where it is not known. */
export const languageOf = (word: string): Language | undefined => byWord.get(word.toLowerCase());

/** The language with a name as it is called on the page. */
export const languageNamed = (name: string): Language | undefined => byName.get(name);

/** All words that mean a language. */
export const codeLanguageNames = (): Iterable<string> => byWord.keys();

/* By their names on the page: the grammar, and other words for it. The grammars are the common ones of highlight.js. */
const languages: Record<string, [grammar: string, ...words: string[]]> = {
  Arduino: ['arduino', 'ino'],
  Atom: ['xml'],
  Bash: ['bash', 'sh', 'zsh'],
  C: ['c', 'h'],
  'C++': ['cpp', 'cc', 'hpp', 'cxx', 'hxx', 'hh'],
  'C#': ['csharp', 'cs'],
  CSS: ['css'],
  Diff: ['diff', 'patch'],
  Go: ['go', 'golang'],
  GraphQL: ['graphql', 'gql'],
  HTML: ['xml', 'htm', 'xhtml'],
  INI: ['ini'],
  Java: ['java', 'jsp'],
  JavaScript: ['javascript', 'js', 'mjs', 'cjs'],
  JSON: ['json', 'jsonc', 'json5'],
  JSX: ['javascript'],
  Kotlin: ['kotlin', 'kt', 'kts'],
  Less: ['less'],
  Lua: ['lua'],
  Makefile: ['makefile', 'make', 'mk'],
  Markdown: ['markdown', 'md'],
  'Objective-C': ['objectivec', 'objc', 'obj-c', 'mm'],
  Perl: ['perl', 'pl', 'pm'],
  PHP: ['php'],
  'PHP template': ['php-template', 'phtml'],
  Python: ['python', 'py'],
  'Python console': ['python-repl', 'pycon'],
  R: ['r'],
  RSS: ['xml'],
  Ruby: ['ruby', 'rb'],
  Rust: ['rust', 'rs'],
  SCSS: ['scss'],
  Shell: ['shell', 'console', 'shellsession', 'terminal'],
  SQL: ['sql'],
  SVG: ['xml'],
  Swift: ['swift'],
  TOML: ['ini'],
  TSX: ['typescript'],
  TypeScript: ['typescript', 'ts', 'mts', 'cts'],
  'Visual Basic': ['vbnet', 'vb'],
  WebAssembly: ['wasm', 'wat'],
  XML: ['xml', 'xsd', 'xsl', 'xslt', 'plist'],
  YAML: ['yaml', 'yml'],
};

/* What is shown as it is, and needs no name. */
const plainWords = ['text', 'txt', 'plain', 'plaintext', 'output'];

const byName = new Map(Object.entries(languages).map(([name, [grammar]]) => [name, { name, grammar }]));

const byWord = new Map<string, Language>([
  ...plainWords.map((word): [string, Language] => [word, { name: '' }]),
  // A language that has a name of its own is meant by that, and its grammar by the one that is called so.
  ...Object.entries(languages).flatMap(([name, [grammar, ...words]]) => {
    const all = [name.toLowerCase(), ...(isOwn(name, grammar) ? [grammar] : []), ...words];
    return all.map((word): [string, Language] => [word, { name, grammar }]);
  }),
]);

/* Of several languages with one grammar, the one that the grammar is named after. */
function isOwn(name: string, grammar: string): boolean {
  const others = Object.entries(languages).filter(([other, [each]]) => each === grammar && other !== name);
  return others.length === 0 || name.toLowerCase() === grammar;
}
