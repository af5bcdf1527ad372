/* System fonts of Apple, Microsoft and Android for scripts that Readex Pro doesn't support. */
const bySystem: Readonly<Record<string, string>> = {
  Armn: '"Mshtakan","Segoe UI","Noto Sans Armenian"',
  Beng: '"Kohinoor Bangla","Nirmala UI","Noto Sans Bengali"',
  Cyrl: 'system-ui,"Segoe UI","Noto Sans"',
  Deva: '"Kohinoor Devanagari","Nirmala UI","Noto Sans Devanagari"',
  Ethi: '"Kefa","Ebrima","Noto Sans Ethiopic"',
  Geor: '"Helvetica Neue","Segoe UI","Noto Sans Georgian"',
  Grek: 'system-ui,"Segoe UI","Noto Sans"',
  Gujr: '"Kohinoor Gujarati","Nirmala UI","Noto Sans Gujarati"',
  Guru: '"Gurmukhi MN","Nirmala UI","Noto Sans Gurmukhi"',
  Hans: '"PingFang SC","Microsoft YaHei UI","Noto Sans SC","Noto Sans CJK SC"',
  Hant: '"PingFang TC","Microsoft JhengHei UI","Noto Sans TC","Noto Sans CJK TC"',
  Hebr: '"Arial Hebrew","Segoe UI","Noto Sans Hebrew"',
  Jpan: '"Hiragino Sans","Yu Gothic UI","Noto Sans JP","Noto Sans CJK JP"',
  Khmr: '"Khmer Sangam MN","Leelawadee UI","Noto Sans Khmer"',
  Knda: '"Kannada MN","Nirmala UI","Noto Sans Kannada"',
  Kore: '"Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR","Noto Sans CJK KR"',
  Laoo: '"Lao MN","Leelawadee UI","Noto Sans Lao"',
  Mlym: '"Malayalam MN","Nirmala UI","Noto Sans Malayalam"',
  Mymr: '"Myanmar MN","Myanmar Text","Noto Sans Myanmar"',
  Sinh: '"Sinhala MN","Nirmala UI","Noto Sans Sinhala"',
  Taml: '"Tamil MN","Nirmala UI","Noto Sans Tamil"',
  Telu: '"Kohinoor Telugu","Nirmala UI","Noto Sans Telugu"',
  Thai: '"Thonburi","Leelawadee UI","Noto Sans Thai"',
};

/* Scripts whose characters are taller than Latin ones, or square. */
const tall = new Set(
  'Beng Deva Ethi Gujr Guru Hans Hant Jpan Khmr Knda Kore Laoo Mlym Mymr Sinh Taml Telu Thai'.split(' '),
);
const lines = '--lh-tight:1.22;--lh-head:1.4;--lh-snug:1.6;--lh-body:1.85;';
/* Readex Pro supports these, but its Arabic characters are slightly heavy, and smaller at the largest sizes. */
const inArabic = (language: string) =>
  `--w-text:380${/^ar\b/i.test(language) ? ';--t-hero:clamp(2.625rem,1.6rem + 4.7vw,6rem)' : ''}`;
/* Headings have negative letter spacing for Latin; joined and square characters would overlap. */
const tracks = '--track-hero:0;--track-head:0;--track-sub:0;';

/**
 * The style for languages that aren't written in Latin script: line heights for taller characters, and system fonts for
 * scripts that Readex Pro doesn't support. Empty for all others. A tag without a script has the default script of its
 * language.
 */
export function facesFor(languages: readonly string[]): string {
  const rules = languages.flatMap((language) => {
    const script = scriptOf(language);
    if (script === 'Arab') return [`:root[lang=${language}]{${lines}${tracks}${inArabic(language)}}`];
    const faces = bySystem[script];
    if (!faces) return [];
    const extraRules = tall.has(script) ? lines + tracks : '';
    // :lang(zh) would match zh-TW too.
    return [`:root[lang=${language}]{${extraRules}--face:${faces};--stand-in:var(--face),sans-serif}`];
  });
  return rules.length === 0 ? '' : `@layer tokens{${rules.join('')}}`;
}

function scriptOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().script ?? '';
  } catch {
    // An invalid language tag.
    return '';
  }
}
