import type { Site } from '../../../../schema/site.ts';
import { decoded } from '../../../shared/decoded.ts';
import { namesFile } from '../../../shared/path-to-file.ts';
import { interpolate } from '../../text/interpolate.ts';
import { telephoneAddress } from '../../text/telephone.ts';
import { parseTemplate } from '../../text/template.ts';
import { publishedPath } from './published-path.ts';

/** Where an address leads, once its placeholders are filled. */
export type Address =
  | { kind: 'elsewhere'; href: string }
  | { kind: 'placeholder'; href: '#' }
  | { kind: 'anchor'; href: string; path: string | null; id: string }
  | { kind: 'page'; href: string; path: string }
  | { kind: 'file'; href: string; path: string };

/**
 * Reads a written address. In a mail's query the filled-in texts are percent-encoded;
 * telephone numbers lose their blanks and brackets, which no dialler needs.
 */
export function readAddress(address: string, site: Site): Address {
  const href = filled(address, site);
  if (href === '#') return { kind: 'placeholder', href };
  if (/^(?:https?|mailto|tel):/.test(href)) return { kind: 'elsewhere', href };
  const [beforeHash = '', ...afterHash] = href.split('#');
  const written = decoded(afterHash.join('#'));
  const id = written.normalize('NFC');
  const path = beforeHash.replace(/\?.*/s, '');
  // Browsers compare ids character by character.
  const whole = id === written ? href : `${beforeHash}#${id}`;
  if (path === '') return { kind: 'anchor', href: whole, path: null, id };
  if (namesFile(path)) return { kind: 'file', href: publishedPath(path) + href.slice(path.length), path };
  return id === '' ? { kind: 'page', href, path } : { kind: 'anchor', href: whole, path, id };
}

function filled(written: string, site: Site): string {
  if (written.startsWith('tel:')) return telephoneAddress(interpolate(written.slice(4), site).text);
  const query = written.startsWith('mailto:') ? written.indexOf('?') : -1;
  if (query < 0) return interpolate(written, site).text;
  const encoded = parseTemplate(written.slice(query)).map((piece) =>
    typeof piece === 'string' ? piece : encodeURIComponent(interpolate(piece.written, site).text),
  );
  return interpolate(written.slice(0, query), site).text + encoded.join('');
}
