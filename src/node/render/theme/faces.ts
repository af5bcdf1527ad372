/* Faces that systems bring along for scripts that Readex Pro does not have, Apple's, Microsoft's and Android's in turn. */
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

/* Their letters reach further up and down, or stand in squares, than those that the lines are made for. */
const tall = new Set(
  'Beng Deva Ethi Gujr Guru Hans Hant Jpan Khmr Knda Kore Laoo Mlym Mymr Sinh Taml Telu Thai'.split(' '),
);
const lines = '--lh-tight:1.22;--lh-head:1.4;--lh-snug:1.6;--lh-body:1.85;';
/* Our own face has its letters: they are a touch heavier, and those of Arabic itself smaller where they are largest. */
const inArabic = (language: string) =>
  `--w-text:380${/^ar\b/i.test(language) ? ';--t-hero:clamp(2.625rem,1.6rem + 4.7vw,6rem)' : ''}`;
/* Headings draw Latin letters together; letters that join, or stand in squares, would run into each other. */
const tracks = '--track-hero:0;--track-head:0;--track-sub:0;';

/**
 * The style of pages in languages that are not written in Latin letters: lines with room for their own, which do not run
 * into each other, and the faces of the system for those that our own face does not have. Empty for all others. One that
 * names no script gets the usual one of its language.
 */
export function facesFor(languages: readonly string[]): string {
  const rules = languages.flatMap((language) => {
    const script = scriptOf(language);
    if (script === 'Arab') return [`:root[lang=${language}]{${lines}${tracks}${inArabic(language)}}`];
    const faces = bySystem[script];
    if (!faces) return [];
    const more = tall.has(script) ? lines + tracks : '';
    // :lang(zh) would mean pages in zh-TW too.
    return [`:root[lang=${language}]{${more}--face:${faces};--stand-in:var(--face),sans-serif}`];
  });
  return rules.length === 0 ? '' : `@layer tokens{${rules.join('')}}`;
}

function scriptOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().script ?? '';
  } catch {
    // A tag that only looks like one.
    return '';
  }
}
