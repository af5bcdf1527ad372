/** Returns the name of a translated file: "gyms.fr.md" for "gyms.md", and for "gyms.en.md" if `base` is "en". */
export function nameOfTranslation(file: string, language: string, base: string): string {
  const [, whole = file, ending = ''] = /^(.*?)(\.[^./]+)?$/s.exec(file) ?? [];
  return `${whole.endsWith(`.${base}`) ? whole.slice(0, -base.length - 1) : whole}.${language}${ending}`;
}
