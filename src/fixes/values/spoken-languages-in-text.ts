/** A language and how well somebody speaks it, said in one text: "Dutch (native)", "French - B2", "Arabic: mother tongue". */
export function parseSpokenLanguage(text: string): { name: string; level?: string } {
  const [, name, inBrackets, behind] =
    /^([^(),:–—]{1,60}?)\s*(?:\(([^()]{1,60})\)|(?::|\s[-–—]|[–—])\s*([^()]{1,60}))$/.exec(text.trim()) ?? [];
  const level = inBrackets ?? behind;
  return name === undefined || level === undefined ? { name: text } : { name, level: level.trim() };
}
