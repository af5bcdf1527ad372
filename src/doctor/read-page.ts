import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { elementsIn } from './elements-in.ts';
import { addressesIn } from './srcset.ts';

/** The parts of a document that can be broken. Addresses are as written. */
export interface ReadPage {
  title: string;
  language: string;
  description: string;
  /** Whether it has a noindex tag. */
  isPrivate: boolean;
  hasPolicy: boolean;
  h1: number;
  ids: Set<string>;
  repeatedIds: Set<string>;
  links: Set<string>;
  /** The endpoints of its forms. */
  actions: string[];
  /** The files that load with the page, and those that load later. */
  files: { href: string; isLater: boolean }[];
  pictures: { src: string; hasAlt: boolean; hasSize: boolean }[];
  /** Its link preview: the URL, "" if it has none, and the size in pixels as declared, 0 if it isn't. */
  preview: { src: string; width: number; height: number };
  /** Its canonical URL. */
  canonical: string;
  /** Its alternates in other languages. */
  alternates: { language: string; href: string }[];
  /** The path prefix of its language: "/fr". */
  prefix: string;
  /** Whether Onefolio generated it, with page data next to it. */
  isOurs: boolean;
}

type Attributes = Record<string, string>;

/**
 * Parses a document as browsers do. Returns why it can't be parsed if it has too many elements, or nests them too
 * deeply.
 */
export function readPage(html: string): ReadPage | { reason: string } {
  const elements = elementsIn(html);
  if (!elements) return { reason: 'it has too many elements, or nests them too deeply' };
  const page: ReadPage = {
    title: '',
    language: '',
    description: '',
    isPrivate: false,
    hasPolicy: false,
    h1: 0,
    ids: new Set(),
    repeatedIds: new Set(),
    links: new Set(),
    actions: [],
    files: [],
    pictures: [],
    preview: { src: '', width: 0, height: 0 },
    canonical: '',
    alternates: [],
    prefix: '',
    isOurs: false,
  };
  const addId = (id: string) => (page.ids.has(id) ? page.repeatedIds : page.ids).add(id);
  for (const element of elements) {
    const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
    if (attributes.id !== undefined) addId(attributes.id);
    // Links can also lead to `name` attributes.
    if (element.tagName === 'a' && attributes.name) addId(attributes.name);
    readers[element.tagName]?.(page, attributes, element);
  }
  return page;
}

const readers: Record<string, (page: ReadPage, attributes: Attributes, element: Tree.Element) => void> = {
  html(page, attributes) {
    page.language = attributes.lang ?? '';
    const entry = attributes['data-entry'];
    page.isOurs = entry !== undefined;
    page.prefix = attributes['data-prefix'] ?? '';
    if (entry) page.files.push({ href: entry, isLater: false });
    pushData(page, attributes['data-shell']);
  },
  body: (page, { 'data-page-data': address }) => pushData(page, address),
  title(page, _, { childNodes, namespaceURI }) {
    const [content] = childNodes;
    // SVGs may contain title elements too.
    if (page.title === '' && content && 'value' in content && !namespaceURI.endsWith('svg'))
      page.title = content.value.trim();
  },
  meta(page, { name, property, content = '', 'http-equiv': equivalent }) {
    if (property === 'og:image') page.preview.src ||= content;
    if (property === 'og:image:width') page.preview.width ||= Number(content);
    if (property === 'og:image:height') page.preview.height ||= Number(content);
    if (name === 'description') page.description = content.trim();
    if (name === 'robots') page.isPrivate = /\bnoindex\b/.test(content);
    if (equivalent?.toLowerCase() === 'content-security-policy' && content !== '') page.hasPolicy = true;
  },
  h1: (page) => {
    page.h1++;
  },
  a: (page, { href }) => {
    if (href !== undefined) page.links.add(href);
  },
  form: (page, { action }) => {
    if (action) page.actions.push(action);
  },
  link(page, { rel = '', href, hreflang, imagesrcset, media }) {
    if (rel === 'canonical' && href) page.canonical = href;
    if (rel === 'alternate' && hreflang && href) page.alternates.push({ language: hreflang, href });
    // Feeds, the JSON Resume and Markdown: programs follow these links.
    if (rel === 'alternate' && !hreflang && href) page.links.add(href);
    if (!/\b(?:stylesheet|preload|modulepreload|icon|manifest)\b/.test(rel)) return;
    if (href) page.files.push({ href, isLater: media === 'print' });
    for (const each of addressesIn(imagesrcset)) page.files.push({ href: each, isLater: true });
  },
  script: (page, { src }) => {
    if (src) page.files.push({ href: src, isLater: false });
  },
  img(page, { src = '', srcset, alt, width, height, loading }) {
    page.pictures.push({ src, hasAlt: alt !== undefined, hasSize: Boolean(width && height) });
    if (src) page.files.push({ href: src, isLater: loading === 'lazy' });
    for (const each of addressesIn(srcset)) page.files.push({ href: each, isLater: true });
  },
  source(page, { src, srcset }) {
    for (const each of [...(src ? [src] : []), ...addressesIn(srcset)]) page.files.push({ href: each, isLater: true });
  },
  video: (page, { src, poster }) => {
    for (const href of [src, poster]) if (href) page.files.push({ href, isLater: true });
  },
  audio: (page, { src }) => {
    if (src) page.files.push({ href: src, isLater: true });
  },
};

/* The file that hydrates a page; its query is the version. */
function pushData(page: ReadPage, data: string | undefined): void {
  const [address] = data?.split('?') ?? [];
  if (address) page.files.push({ href: address, isLater: false });
}
