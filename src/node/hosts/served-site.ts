import type { FileHeaders } from '../outputs/output-headers.ts';
import type { Header } from '../render/content-security-policy.ts';

/** What the configuration of a host depends on. */
export interface ServedSite {
  /** The base path of the site, without a trailing slash. */
  base: string;
  /** The languages whose pages are below their tags: all but the first. */
  languages?: readonly string[];
  /** The headers of every response. */
  headers: Header[];
  /** The folders of framed files: they get `framedHeaders`. */
  framed?: readonly string[];
  /** The headers of single files. */
  files?: readonly FileHeaders[];
}

/** A regular expression that matches any of the languages. */
export const languagePattern = (languages: readonly string[]): string => languages.join('|');

/** A regular expression that matches a path in which a star matches any characters. */
export const pathPattern = (path: string): string => path.replaceAll('.', '\\.').replaceAll('*', '.*');

/** The lines of a block in the configuration of a server, indented and in braces. */
export const blockOf = (name: string, lines: readonly string[], indent: string): string[] => [
  `${name} {`,
  ...lines.map((line) => (line === '' ? '' : indent + line)),
  '}',
];

/** A header value in quotation marks, for the configuration of nginx and Caddy. */
export const quoted = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** Cache-Control for files with a content hash in their names. */
export const immutable = 'public, max-age=31536000, immutable';

/** Cache-Control for all other files: cached, and revalidated before each use. */
export const revalidated = 'no-cache';
