import { primaryOf, scriptOf } from '../../../core/text/script.ts';

/* System fonts of Apple, Microsoft and Android for scripts without bundled fonts. */
const systemFonts: Readonly<Record<string, string>> = {
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

/* Languages of these scripts that have bundled fonts: see src/styles/fonts.json. */
const bundledLanguages: Readonly<Record<string, readonly string[]>> = {
  Cyrl: ['be', 'bg', 'mk', 'ru', 'sr', 'uk'],
  Grek: ['el'],
  Hebr: ['he', 'iw', 'yi'],
  Thai: ['th'],
};

/**
 * Returns the style for languages without bundled fonts: system fonts for their script, also for Latin words, so that
 * both match. Empty for all others. A tag without a script has the default script of its language.
 */
export function facesFor(languages: readonly string[]): string {
  const rules = languages.flatMap((language) => {
    const script = scriptOf(language);
    const faces = systemFonts[script];
    if (!faces || bundledLanguages[script]?.includes(primaryOf(language))) return [];
    // :lang(zh) would match zh-TW too.
    return [`:root[lang=${language}]{--stand-in:${faces},sans-serif;--face:var(--stand-in)}`];
  });
  return rules.length === 0 ? '' : `@layer tokens{${rules.join('')}}`;
}
