/**
 * The rules of doctor with their severities, messages and help texts. Code that adds a finding fills in the
 * {placeholders}.
 */
export const rules = {
  'dead-link': {
    severity: 'error',
    sentence: 'The link to {found} is broken.',
    help: 'Correct the link, or build the site again.',
  },
  'dead-anchor': {
    severity: 'error',
    sentence: "The link to {found} points to an anchor that isn't on that page.",
    help: 'Correct the link, or give the target block this id.',
  },
  'dead-file': {
    severity: 'error',
    sentence: 'The page needs {found}, which is missing.',
    help: 'Publish the whole folder without renaming files. Some hosts skip names that start with "_" or ".".',
  },
  'missing-page': {
    severity: 'error',
    sentence: 'This page of the CV is missing.',
    help: 'Build the site again, and publish the whole folder.',
  },
  'missing-cv': {
    severity: 'error',
    sentence: 'This file of the CV is missing.',
    help: 'Its package may not be installed: "onefolio build" prints the command. Then build again, and publish the whole folder.',
  },
  'missing-output': {
    severity: 'error',
    sentence: 'This file is missing, although "outputs" in the site file turns it on.',
    help: 'Build the site again, and publish the whole folder.',
  },
  outside: {
    severity: 'error',
    sentence: '{found} is outside {base}, the base path of the site.',
    help: 'Write links to your own pages without the base path, and build with the correct "url" or --url.',
  },
  'not-all': {
    severity: 'warning',
    sentence: 'Only part of the site was examined. Limits reached: {limits}.',
    help: 'Check the host for endless links and slow responses. To examine every page, run "onefolio doctor" on the built site.',
  },
  'unread-page': {
    severity: 'error',
    sentence: "The page can't be examined, because {reason}.",
    help: 'Make the page smaller, or nest its elements less deeply.',
  },
  'no-answer': {
    severity: 'error',
    sentence: 'Could not read {found}: {reason}.',
    help: 'Check the URL, and make sure that the host is up.',
  },
  'no-404': {
    severity: 'error',
    sentence: 'There is no 404 page.',
    help: 'Publish 404.html, and configure the host to serve it for missing pages.',
  },
  'status-404': {
    severity: 'error',
    sentence: 'A missing page returns {status} instead of status 404.',
    help: 'Configure the host to serve 404.html with status 404, not the home page.',
  },
  'no-title': {
    severity: 'error',
    sentence: 'The page has no title.',
    help: 'Every page needs a title. Build the site again.',
  },
  'no-language': {
    severity: 'error',
    sentence: "The page doesn't declare a language.",
    help: 'Add <html lang="…">.',
  },
  'no-description': {
    severity: 'warning',
    sentence: 'The page has no description for search results.',
    help: 'Add "description" to the page in site.json.',
  },
  'no-h1': {
    severity: 'warning',
    sentence: 'The page has no h1 heading.',
    help: 'Every page needs exactly one h1.',
  },
  'many-h1': {
    severity: 'warning',
    sentence: 'The page has {count} h1 headings.',
    help: 'Every page needs exactly one h1.',
  },
  'same-id': {
    severity: 'error',
    sentence: 'The id "{found}" is used more than once on this page.',
    help: 'Give the other elements different ids. Links go only to the first one.',
  },
  'no-preview': {
    severity: 'error',
    sentence: 'The link preview {found} is missing.',
    help: 'Publish the whole folder, or build the site again.',
  },
  'preview-size': {
    severity: 'warning',
    sentence: 'The link preview {found} is {width} by {height} pixels, but the page declares {declared}.',
    help: 'Publish all files from the same build.',
  },
  'no-alt': {
    severity: 'error',
    sentence: 'The image {found} has no alt text.',
    help: 'Describe the image in "alt", or set "decorative" to true.',
  },
  'no-size': {
    severity: 'warning',
    sentence: 'The image {found} has no size, so the page shifts when it loads.',
    help: 'Add width and height. An SVG needs a viewBox.',
  },
  'too-heavy': {
    severity: 'warning',
    sentence: '{what} is {size}; the limit is {budget}.',
    help: 'Use smaller images and fewer fonts.',
  },
  mixed: {
    severity: 'error',
    sentence: '{found} is loaded over HTTP, which browsers block.',
    help: 'Put the file in public/, or use https://.',
  },
  'no-policy': {
    severity: 'error',
    sentence: 'The page has no content security policy.',
    help: 'Every built page has a policy. Check whether your host or a tool removes it.',
  },
  'no-headers': {
    severity: 'warning',
    sentence: "The host doesn't send these headers: {found}.",
    help: "Netlify and Cloudflare Pages read these headers from _headers. On other hosts, set them yourself. GitHub Pages doesn't support custom headers.",
  },
  'wrong-type': {
    severity: 'error',
    sentence: '{found} is served as {type} instead of {expected}.',
    help: 'Configure the content type for this file extension on the host.',
  },
  'wrong-header': {
    severity: 'warning',
    sentence: 'The file is served with "{name}: {value}" instead of "{expected}".',
    help: 'Publish all files from the same build, and configure the host to read their headers from it.',
  },
  'not-compressed': {
    severity: 'warning',
    sentence: '{found} is served without compression.',
    help: 'Enable brotli or gzip on the host.',
  },
  'page-cache': {
    severity: 'warning',
    sentence: 'Browsers may cache {found} for {age}, so visitors can see an outdated site.',
    help: 'Configure the host to send Cache-Control: no-cache for pages and for _pages/.',
  },
  'asset-cache': {
    severity: 'warning',
    sentence: 'Browsers request {found} on every visit, although it never changes.',
    help: 'Configure the host to send Cache-Control: public, max-age=31536000, immutable for assets/.',
  },
  slash: {
    severity: 'warning',
    sentence: '{found}, with a trailing slash, returns {status}.',
    help: 'Configure the host to redirect to the URL without the slash.',
  },
  'wrong-hreflang': {
    severity: 'error',
    sentence: 'The "{language}" version of the page, {found}, {reason}.',
    help: 'Publish all languages from the same build.',
  },
  'no-own-hreflang': {
    severity: 'error',
    sentence: 'The page lists the other languages but not its own language.',
    help: 'Search engines ignore a list of languages without the page itself. Build the site again.',
  },
  'other-canonical': {
    severity: 'error',
    sentence: 'The page lists its languages, but its canonical URL is {found}.',
    help: "Search engines ignore a list of languages on a page that isn't canonical. Build the site again.",
  },
  'no-default': {
    severity: 'warning',
    sentence: 'The page has no default language for search engines.',
    help: 'The link with hreflang="x-default" is missing. Build the site again.',
  },
  'other-sitemap': {
    severity: 'error',
    sentence: 'The languages in the sitemap and on the page differ.',
    help: 'Publish all files from the same build.',
  },
  'other-404': {
    severity: 'warning',
    sentence: 'The 404 page for paths under {found} isn\'t in "{language}".',
    help: 'Some hosts, including GitHub Pages, support only one 404 page, in the main language.',
  },
  inbox: {
    severity: 'warning',
    sentence: "A form submits to the test inbox ({found}), which doesn't exist on a published site.",
    help: 'In site.json, set "endpoint" in "send" to the URL of your form service, then build again.',
  },
  'example-text': {
    severity: 'warning',
    sentence: '{examples} your own text.',
    help: 'Run "onefolio check" to find placeholders, replace them, and build again.',
  },
  elsewhere: {
    severity: 'warning',
    sentence: '{found} redirects to another site, {target}.',
    help: 'Link to the new URL, or examine it with --live.',
  },
} as const satisfies Record<string, { severity: 'error' | 'warning'; sentence: string; help: string }>;

/** The name of a rule: "dead-link". */
export type Rule = keyof typeof rules;
