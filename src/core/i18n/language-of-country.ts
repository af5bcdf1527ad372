/** Returns the first of some tags that is a language of a country: "nl" for "be"; undefined for unknown codes. */
export function languageOfCountry(code: string, tags: readonly string[]): string | undefined {
  const key = code.toLowerCase();
  const languages = spoken.get(key)?.split(' ') ?? [];
  const found = languages.find((language) => tags.some((tag) => mainPart(tag) === language));
  return tags.find((tag) => mainPart(tag) === found);
}

const mainPart = (tag: string) => tag.split('-')[0];

/* The languages of countries by ISO 3166-1 code, for codes that differ from the ISO 639-1 code of the language. */
const spoken: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
  }),
);
