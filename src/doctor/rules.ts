/** What can break a site that is built, the words for it, and the way out. {placeholders} are filled by who finds it. */
export const rules = {
  'dead-link': {
    severity: 'error',
    sentence: 'the link to {found} leads nowhere',
    help: 'mend the link, or build again',
  },
  'dead-anchor': {
    severity: 'error',
    sentence: 'the link to {found} leads to a place that is not on that page',
    help: 'mend the link, or give the place this id',
  },
  'dead-file': {
    severity: 'error',
    sentence: 'the page needs {found}, which is not there',
    help: 'publish the whole folder, with its names as they are: some hosts leave out what begins with "_" or "."',
  },
  outside: {
    severity: 'error',
    sentence: '{found} lies outside {base}, where the site lives',
    help: 'links to your own pages are written without it; build with the right "url", or --url',
  },
  'no-answer': {
    severity: 'error',
    sentence: '{found} cannot be read: {reason}',
    help: 'is the address right, and the host up?',
  },
  'no-404': {
    severity: 'error',
    sentence: 'there is no page for addresses that do not exist',
    help: 'publish 404.html too, and let the host answer with it',
  },
  'status-404': {
    severity: 'error',
    sentence: 'an address that does not exist is answered with {status}, not with 404',
    help: 'let the host answer with 404.html and status 404, not with the home page',
  },
  'no-title': { severity: 'error', sentence: 'the page has no title', help: 'every page has one: build again' },
  'no-language': {
    severity: 'error',
    sentence: 'the page does not say its language',
    help: '<html lang="…"> is missing',
  },
  'no-description': {
    severity: 'warning',
    sentence: 'the page has no description for search results',
    help: 'add "description" to the page in site.json',
  },
  'no-h1': { severity: 'warning', sentence: 'the page has no main heading', help: 'a page has one h1' },
  'many-h1': { severity: 'warning', sentence: 'the page has {count} main headings', help: 'a page has one h1' },
  'same-id': {
    severity: 'error',
    sentence: 'the id "{found}" is on this page more than once, and links reach only the first',
    help: 'give one of the two another id',
  },
  'no-alt': {
    severity: 'error',
    sentence: 'the picture {found} has no alternative text',
    help: 'say in "alt" what it shows, or that it is "decorative"',
  },
  'no-size': {
    severity: 'warning',
    sentence: 'the picture {found} does not say how large it is, so the page jumps when it arrives',
    help: 'it needs width and height; an SVG needs a viewBox',
  },
  'too-heavy': {
    severity: 'warning',
    sentence: '{what} {size}, and should stay below {budget}',
    help: 'smaller pictures and fewer fonts help most',
  },
  mixed: {
    severity: 'error',
    sentence: '{found} is loaded without encryption, which browsers refuse',
    help: 'put the file into public/, or use https://',
  },
  'no-policy': {
    severity: 'error',
    sentence: 'the page has no content security policy',
    help: 'every built page has one: what has taken it out?',
  },
  'no-headers': {
    severity: 'warning',
    sentence: 'the host leaves out {found}',
    help: 'Netlify and Cloudflare Pages read them from _headers; on other hosts they are set by hand, and on GitHub Pages not at all',
  },
  'wrong-type': {
    severity: 'error',
    sentence: '{found} is sent as {type}, not as {expected}',
    help: 'teach the host this ending: browsers go by what the host says',
  },
  'not-compressed': {
    severity: 'warning',
    sentence: '{found} is sent without compression',
    help: 'switch brotli or gzip on at the host',
  },
  'page-cache': {
    severity: 'warning',
    sentence: 'browsers may keep {found} for {age} without asking, so that visitors see an old site',
    help: 'let the host send Cache-Control: no-cache for pages and for _pages/',
  },
  'asset-cache': {
    severity: 'warning',
    sentence: 'browsers ask again for {found} at every visit, though it never changes',
    help: 'let the host send Cache-Control: public, max-age=31536000, immutable for assets/',
  },
  slash: {
    severity: 'warning',
    sentence: '{found} is answered with {status}: a slash too many leads nowhere',
    help: 'let the host redirect to the address without it',
  },
  'wrong-hreflang': {
    severity: 'error',
    sentence: '{found} is named as this page in "{language}", and {reason}',
    help: 'publish all languages of one build together',
  },
  'no-own-hreflang': {
    severity: 'error',
    sentence: 'the page names its other languages and not itself',
    help: 'search engines take no notice of such pages: build again',
  },
  'other-canonical': {
    severity: 'error',
    sentence: 'the page names its languages, and says that it is a copy of {found}',
    help: 'search engines take no notice of such pages: build again',
  },
  'no-default': {
    severity: 'warning',
    sentence: 'the page says not which language is for everybody else',
    help: 'a link with hreflang="x-default" is missing: build again',
  },
  'other-sitemap': {
    severity: 'error',
    sentence: 'the sitemap names other languages of this page than the page itself',
    help: 'publish all files of one build together',
  },
  'other-404': {
    severity: 'warning',
    sentence: 'an address below {found} that does not exist is not answered in "{language}"',
    help: 'some hosts, GitHub Pages among them, know one such page: the one in the first language',
  },
  inbox: {
    severity: 'warning',
    sentence: 'a form still sends to {found}, the inbox for trying it, which no host has',
    help: 'set "send" to the address of your form service in site.json, and build again',
  },
  'example-text': {
    severity: 'warning',
    sentence: '{examples} still to be replaced by words of your own',
    help: '"onefolio check" says where; then build again',
  },
  elsewhere: {
    severity: 'warning',
    sentence: '{found} sends visitors on to {target}',
    help: 'link to where it leads, or check it with --live and that address',
  },
} as const satisfies Record<string, { severity: 'error' | 'warning'; sentence: string; help: string }>;

/** The name of what a doctor finds: "dead-link". */
export type Rule = keyof typeof rules;
