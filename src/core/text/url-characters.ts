import { patterns } from '../../../schema/patterns.ts';
import { codePoint } from './characters.ts';

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
