import { patterns } from '../../../schema/patterns.ts';
import { parseUrl } from '../../shared/parse-url.ts';
import type { Location, Problem } from '../diagnostics/diagnostic.ts';
import { codePoint } from './characters.ts';

/** Reports an invalid web address. Ignores other addresses, and a missing one. */
export function checkWebAddress(at: Location, found = ''): Problem[] {
  const advice = /^https?:/i.test(found) ? urlAdvice(found) : null;
  return advice === null ? [] : [{ code: 'OF222', at, details: { found, advice } }];
}

/**
 * Returns advice for a web address that is invalid by the URL standard (https://url.spec.whatwg.org); null for a valid
 * one. Its placeholders must be replaced.
 */
export function urlAdvice(address: string): string | null {
  if (parseUrl(address)) return null;
  const authority = address.replace(/^https?:\/*/i, '').replace(/[/?#\\].*/s, '');
  const host = authority.startsWith('[') ? authority.replace(/(?<=\]).*/s, '') : authority.replace(/:.*/s, '');
  const port = authority.slice(host.length).replace(/^:/, '');
  if (!/^\d*$/.test(port)) return 'The port must be a number from 1 to 65535.';
  if (Number(port) > 65_535) return 'Use a port from 1 to 65535.';
  if (host === '') return 'Add the host after //, for example "https://example.com/".';
  if (host.startsWith('[')) return 'Write an IPv6 address between the brackets, for example "https://[2001:db8::1]/".';
  const name = decodedHost(host);
  const [strange] = /[\u0000-\u0020"#%/:<>?@[\\\]^`{|}\u007F]/u.exec(name) ?? [];
  if (strange !== undefined) return `Remove ${shownCharacter(strange)} from the host.`;
  const [last = ''] = name.split('.').filter(Boolean).slice(-1);
  if (/^(?:\d+|0x[0-9a-f]*)$/i.test(last))
    return 'A host that ends in a number must be an IPv4 address, for example "https://192.0.2.1/".';
  const label = name.split('.').find((each) => /^xn--/i.test(each));
  if (label !== undefined) return `"${label}" isn't valid Punycode. Write the host in its original script.`;
  return 'Use a host name of letters, digits, hyphens and dots, for example "example.com".';
}

/* Decodes a host as browsers do. Keeps invalid escapes. */
function decodedHost(host: string): string {
  try {
    return decodeURIComponent(host).normalize('NFKC');
  } catch {
    return host.normalize('NFKC');
  }
}

const shownCharacter = (character: string) =>
  character > ' ' && character !== '\u007F' ? `"${character}"` : `the character ${codePoint(character)}`;

/**
 * Returns advice for the first character that URLs can't contain; undefined unless the text without such characters
 * matches its pattern. Ignores spaces, because the messages of the patterns mention them.
 */
export function characterAdvice(name: string | undefined, text: string): string | undefined {
  if (!isUrlKind(name)) return undefined;
  const pattern = new RegExp(patterns[name], 'u');
  const [, scheme = '', rest = ''] = /^(https?:\/\/)[^\s/?#@]*@(.*)$/su.exec(text) ?? [];
  if (scheme !== '' && pattern.test(scheme + rest))
    return `${things[name]} can't contain a user name: remove it and the @`;
  const [found] = /[\\<>"\p{Cc}\p{Cf}]/u.exec(text) ?? [];
  if (found === undefined || !pattern.test(text.replace(/[\\<>"\s\p{Cc}\p{Cf}]/gu, '-'))) return undefined;
  const [called, instead] = characters[found] ?? [`the invisible character ${codePoint(found)}`, 'remove it'];
  return `${things[name]} can't contain ${called}: ${instead}`;
}

const things = { href: 'URLs', website: 'URLs', endpoint: 'URLs', file: 'paths', doi: 'DOIs' } as const;

const isUrlKind = (name: string | undefined): name is keyof typeof things =>
  name !== undefined && Object.hasOwn(things, name);

const characters: Record<string, [called: string, instead: string]> = {
  '"': ['quotation marks', 'write %22 instead'],
  '<': ['a <', 'write %3C instead'],
  '>': ['a >', 'write %3E instead'],
  '\\': ['backslashes', 'write / or %5C instead'],
};
