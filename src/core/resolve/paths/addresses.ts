import type { RichSite } from '../../../../schema/site.ts';
import { decoded } from '../../../shared/decoded.ts';
import { namesFile } from '../../../shared/path-to-file.ts';
import { plainText } from '../../../shared/rich-text.ts';
import { interpolate } from '../../text/interpolate.ts';
import { telephoneAddress } from '../../text/telephone.ts';
import { parseTemplate } from '../../text/template.ts';

/** The target of an address with its placeholders filled in. */
type Address =
  | { kind: 'elsewhere'; href: string }
  | { kind: 'placeholder'; href: '#' }
  | { kind: 'anchor'; href: string; path: string | null; id: string }
  | { kind: 'page'; href: string; path: string }
  | { kind: 'file'; href: string; path: string };

/**
 * Parses an address as the owner writes it. Placeholders in the query of a mailto URL are percent-encoded; telephone
 * numbers lose their spaces and parentheses.
 */
export function readAddress(address: string, site: Pick<RichSite, 'owner' | 'language'>): Address {
  const href = filled(address, site);
  if (href === '#') return { kind: 'placeholder', href };
  if (/^(?:https?|mailto|tel):/.test(href)) return { kind: 'elsewhere', href };
  const [beforeHash = '', ...afterHash] = href.split('#');
  const written = decoded(afterHash.join('#'));
  const id = written.normalize('NFC');
  const path = beforeHash.replace(/\?.*/s, '');
  // Browsers compare ids by code point.
  const whole = id === written ? href : `${beforeHash}#${id}`;
  if (path === '') return { kind: 'anchor', href: whole, path: null, id };
  if (namesFile(path)) return { kind: 'file', href: publishedPath(path) + href.slice(path.length), path };
  return id === '' ? { kind: 'page', href, path } : { kind: 'anchor', href: whole, path, id };
}

function filled(written: string, site: Pick<RichSite, 'owner' | 'language'>): string {
  const fill = (template: string) => plainText(interpolate(template, site).text);
  if (written.startsWith('tel:')) return telephoneAddress(fill(written.slice(4)));
  const query = written.startsWith('mailto:') ? written.indexOf('?') : -1;
  if (query < 0) return fill(written);
  const encoded = parseTemplate(written.slice(query)).map((piece) =>
    typeof piece === 'string' ? piece : encodeURIComponent(fill(piece.written)),
  );
  return fill(written.slice(0, query)) + encoded.join('');
}

/**
 * Returns the path at which a file of public/ is published: in NFC, whatever form the owner or the disk uses, and with
 * an escape for a "%" that starts none.
 */
export function publishedPath(path: string): string {
  const name = decoded(path);
  const composed = name.normalize('NFC');
  const hasInvalidEscape = name === path && path.includes('%');
  return composed === name && !hasInvalidEscape ? path : escaped(composed);
}

/** Escapes the characters of a file name that can't be in a URL path. */
export const escaped = (name: string): string => name.replace(/[\s\\<>"?#%]/g, encodeURIComponent);
