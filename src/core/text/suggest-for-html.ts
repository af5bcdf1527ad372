/** Converts HTML to Markdown. Undefined if the text contains no tags, or tags that Markdown can't express. */
export function suggestForHtml(html: string): string | undefined {
  if (html.length > 20_000 || !/<[a-z]/i.test(html)) return undefined;
  let text = html;
  for (const [tags, written] of inMarkdown) text = text.replace(tags, written);
  text = text
    .replace(/&(amp|lt|gt|quot|#39|apos|nbsp);/g, (_, name: keyof typeof signs) => signs[name])
    .replace(/(?<![ \t])[ \t]+\n|\n[ \t]+/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return text === '' || /<\/?[a-z][^<>]*>/i.test(text) ? undefined : text;
}

const inMarkdown: [tags: RegExp, written: string][] = [
  [/<(strong|b)>([^<>]+)<\/\1>/gi, '**$2**'],
  [/<(em|i)>([^<>]+)<\/\1>/gi, '_$2_'],
  [/<code>([^<>`]+)<\/code>/gi, '`$1`'],
  [/<a\s[^<>]*?href=["']([^"'<>\s]+)["'][^<>]*>([^<>[\]]+)<\/a>/gi, '[$2]($1)'],
  [/<br\s*\/?>\s*/gi, '\n'],
  [/(?<!\s)\s*<li(?:\s[^<>]*)?>([^<>]+)<\/li>/gi, '\n- $1'],
  [/(?<!\s)\s*<h[1-6](?:\s[^<>]*)?>([^<>]+)<\/h[1-6]>/gi, '\n\n## $1\n\n'],
  [/<(?:p|div|ul|ol|section)(?:\s[^<>]*)?>|<\/(?:p|div|ul|ol|section)>/gi, '\n\n'],
  [/<\/?(?:span|u|small|font)(?:\s[^<>]*)?>/gi, ''],
];

const signs = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'", nbsp: ' ' } as const;
