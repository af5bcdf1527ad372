import { scriptOf, tallScripts } from '../../../core/text/script.ts';

/* Commas of scripts that don't use the Latin one. */
const commas: Readonly<Record<string, string>> = { Arab: '،', Hans: '、', Hant: '、', Jpan: '、' };
const comma = '--comma';
/* Line breaks: Korean breaks at spaces, and Japanese headings break between phrases. */
const breaks: Readonly<Record<string, (root: string) => string>> = {
  Jpan: (root) => `${root} body{line-break:strict}${root} :is(h1,h2,h3){word-break:auto-phrase}`,
  Kore: (root) => `${root} body{word-break:keep-all}`,
};

const lineHeights = '--lh-tight:1.22;--lh-head:1.4;--lh-snug:1.6;--lh-body:1.85';
/* The Arabic characters of Readex Pro are slightly heavy, and smaller at the largest sizes. */
const arabic = '--w-text:380;--t-hero:clamp(2.625rem,1.6rem + 4.7vw,6rem)';

/**
 * The rules for languages that aren't written in Latin, Greek or Cyrillic script: line heights for taller characters,
 * no letter spacing where characters are joined or square, no italics where a script has none, commas, and where lines
 * may end. Empty for all others.
 */
export function scriptRulesFor(languages: readonly string[]): string {
  const all = languages.map((language) => ({ language, script: scriptOf(language), root: `:root[lang=${language}]` }));
  const other = all.filter(({ script }) => tallScripts.has(script) || script === 'Arab' || script === 'Hebr');
  const tokens = other.map(({ language, script, root }) => {
    const rules = [
      script === 'Hebr' ? '' : lineHeights,
      script === 'Arab' && /^ar\b/i.test(language) ? arabic : '',
      commas[script] && `${comma}:"${commas[script]}"`,
      '--numerals:decimal',
    ];
    return `${root}{${rules.filter(Boolean).join(';')}}`;
  });
  const base = other.map(({ script, root }) => breaks[script]?.(root) ?? '');
  const states = other.map(({ language }) => {
    // Also applies to parts of a page in another language.
    const all = ['', '::before', '::after'].map((part) => `:lang(${language})${part}`).join();
    return `${all}{font-style:normal;letter-spacing:normal}em:lang(${language}){font-weight:var(--w-medium)}`;
  });
  return layer('tokens', tokens) + layer('base', base) + layer('states', states);
}

const layer = (name: string, rules: string[]) => {
  const text = rules.join('');
  return text && `@layer ${name}{${text}}`;
};
