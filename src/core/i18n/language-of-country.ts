/** The one of some tags that is a language of the country with a code: "nl" for "be"; undefined for any other code. */
export function languageOfCountry(code: string, tags: readonly string[]): string | undefined {
  const key = code.toLowerCase();
  const languages = Object.hasOwn(spoken, key) ? String(spoken[key]).split(' ') : [];
  const found = languages.find((language) => tags.some((tag) => mainPart(tag) === language));
  return tags.find((tag) => mainPart(tag) === found);
}

const mainPart = (tag: string) => tag.split('-')[0];

/* Codes of countries that are no tags of their languages, some of them tags of others: ISO 3166-1 beside ISO 639-1. */
const spoken: Readonly<Record<string, string>> = {
  al: 'sq',
  at: 'de',
  ba: 'bs',
  be: 'nl fr de',
  br: 'pt',
  ch: 'de fr it',
  cn: 'zh',
  cz: 'cs',
  dk: 'da',
  dz: 'ar fr',
  ee: 'et',
  eg: 'ar',
  gb: 'en',
  gr: 'el',
  ie: 'en',
  il: 'he',
  ir: 'fa',
  jp: 'ja',
  kr: 'ko',
  lb: 'ar fr',
  ma: 'ar fr',
  mx: 'es',
  rs: 'sr',
  se: 'sv',
  si: 'sl',
  tn: 'ar fr',
  ua: 'uk',
  uk: 'en',
  us: 'en es',
  vn: 'vi',
};
