/** A programming language. */
interface Language {
  /** The name on the page. */
  name: string;
  /** The grammar for syntax highlighting; undefined for plain text. */
  grammar?: string;
}

/** Returns the language for the first word after a fence, in any case; undefined if it is unknown. */
export const languageOf = (word: string): Language | undefined => byWord.get(word.toLowerCase());

/** Returns the language with a name on the page. */
export const languageNamed = (name: string): Language | undefined => byName.get(name);

/** Returns all words that identify a language. */
export const codeLanguageNames = (): Iterable<string> => byWord.keys();

/*
 * The grammar and the aliases of each language, by its name on the page. The grammars are the common ones of
 * highlight.js.
 */
const languages: Record<string, [grammar: string, ...aliases: string[]]> = {
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

/* Plain text has no name. */
const plainTextNames = ['text', 'txt', 'plain', 'plaintext', 'output'];

const byName = new Map(Object.entries(languages).map(([name, [grammar]]) => [name, { name, grammar }]));

const byWord = new Map<string, Language>([
  ...plainTextNames.map((word): [string, Language] => [word, { name: '' }]),
  // A language takes precedence over a grammar with the same name.
  ...Object.entries(languages).flatMap(([name, [grammar, ...aliases]]) => {
    const all = [name.toLowerCase(), ...(isMainLanguage(name, grammar) ? [grammar] : []), ...aliases];
    return all.map((word): [string, Language] => [word, { name, grammar }]);
  }),
]);

/* Whether the language is the one that the grammar is named after, or the only one that uses it. */
function isMainLanguage(name: string, grammar: string): boolean {
  const others = Object.entries(languages).filter(([other, [each]]) => each === grammar && other !== name);
  return others.length === 0 || name.toLowerCase() === grammar;
}
