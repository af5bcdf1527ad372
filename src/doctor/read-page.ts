import { type Token, Tokenizer, TokenizerMode } from 'parse5';

/** The parts of a document that can be broken. Addresses are as written. */
export interface ReadPage {
  language: string;
  description: string;
  /** Whether it has a noindex tag. */
  isPrivate: boolean;
  ids: Set<string>;
  links: Set<string>;
  /** The endpoints of its forms. */
  actions: Set<string>;
  /** The files that load with the page, and those that load later (true). */
  files: Map<string, boolean>;
  picturesWithoutAlt: Set<string>;
  /** Its canonical URL. */
  canonical: string;
  /** The path prefix of its language: "/fr". */
  prefix: string;
  /** Whether Onefolio generated it. */
  isOurs: boolean;
}

/** Reads the tags of a document as browsers do. Builds no tree, so the time grows with the length only. */
export function readPage(html: string): ReadPage {
  const page: ReadPage = {
    language: '',
    description: '',
    isPrivate: false,
    ids: new Set(),
    links: new Set(),
    actions: new Set(),
    files: new Map(),
    picturesWithoutAlt: new Set(),
    canonical: '',
    prefix: '',
    isOurs: false,
  };
  const ignore = () => {};
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onStartTag({ tagName, attrs }: Token.TagToken) {
        tokenizer.state = modes[tagName] ?? tokenizer.state;
        const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
        if (attributes.id !== undefined) page.ids.add(attributes.id);
        readers[tagName]?.(page, attributes);
      },
      onEndTag: ignore,
      onEof: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onCharacter: ignore,
      onNullCharacter: ignore,
      onWhitespaceCharacter: ignore,
    },
  );
  tokenizer.write(html, true);
  return page;
}

const { RAWTEXT, RCDATA, SCRIPT_DATA } = TokenizerMode;

/* The elements that contain no tags. */
const modes: Partial<Record<string, Tokenizer['state']>> = {
  script: SCRIPT_DATA,
  textarea: RCDATA,
  title: RCDATA,
  ...Object.fromEntries(['style', 'noscript', 'iframe', 'noembed', 'noframes', 'xmp'].map((name) => [name, RAWTEXT])),
};

const readers: Partial<Record<string, (page: ReadPage, attributes: Partial<Record<string, string>>) => void>> = {
  html(page, { lang = '', 'data-entry': entry, 'data-prefix': prefix = '', 'data-shell': shell }) {
    page.language = lang;
    page.isOurs = entry !== undefined;
    page.prefix = prefix;
    addFile(page, entry, false);
    addFile(page, withoutVersion(shell), false);
  },
  body: (page, { 'data-page-data': data }) => addFile(page, withoutVersion(data), false),
  meta(page, { name, content = '' }) {
    if (name === 'description') page.description = content.trim();
    if (name === 'robots') page.isPrivate = /\bnoindex\b/.test(content);
  },
  a(page, { href, name }) {
    if (href !== undefined) page.links.add(href);
    // Links can also lead to `name` attributes.
    if (name) page.ids.add(name);
  },
  form(page, { action }) {
    if (action) page.actions.add(action);
  },
  link(page, { rel = '', href, hreflang, imagesrcset, media }) {
    if (rel === 'canonical' && href) page.canonical = href;
    // Feeds, the JSON Resume and Markdown: programs follow these links.
    if (rel === 'alternate' && !hreflang && href) page.links.add(href);
    if (!/\b(?:stylesheet|preload|modulepreload|icon|manifest)\b/.test(rel)) return;
    addFile(page, href, media === 'print');
    addFiles(page, imagesrcset);
  },
  script: (page, { src }) => addFile(page, src, false),
  img(page, { src = '', srcset, alt, loading }) {
    if (alt === undefined) page.picturesWithoutAlt.add(src);
    addFile(page, src, loading === 'lazy');
    addFiles(page, srcset);
  },
  source(page, { src, srcset }) {
    addFile(page, src, true);
    addFiles(page, srcset);
  },
  video(page, { src, poster }) {
    addFile(page, src, true);
    addFile(page, poster, true);
  },
  audio: (page, { src }) => addFile(page, src, true),
};

function addFile(page: ReadPage, href: string | undefined, isLater: boolean): void {
  if (href) page.files.set(href, isLater && (page.files.get(href) ?? true));
}

/* "a.avif 240w, b.avif 480w" */
function addFiles(page: ReadPage, srcset = ''): void {
  for (const each of srcset.split(/,\s+/)) addFile(page, each.trim().split(/\s+/)[0], true);
}

/* The query of page data is its version. */
const withoutVersion = (address: string | undefined) => address?.split('?')[0];
