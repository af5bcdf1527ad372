import { iconOfNetwork } from '../../core/resolve/icon-of-network.ts';
import { readColor } from '../../core/text/css-color.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { matchesSchema } from '../matches-schema.ts';
import { networkLabel } from './network-address.ts';
import { suggestHue } from './suggest-hue.ts';
import { parseSpokenLanguage } from './suggest-language.ts';
import { suggestNumber } from './suggest-number.ts';
import { suggestPeriod } from './suggest-period.ts';
import type { SuggestionContext } from './suggest-value.ts';

/**
 * Expands a text or number to an object, if it contains everything required: a period, "2019 - 2021"; a link, from its
 * URL; a skill, from its name. Undefined if values would have to be invented.
 */
export function suggestGroup(
  value: string | number,
  schema: Schema,
  context: SuggestionContext = {},
): object | undefined {
  const text = String(value).trim();
  const { title = '' } = schema;
  const make = makers[title] ?? fromOneText;
  const group = make(text, schema, context);
  return group && matchesSchema(schema, group) ? group : undefined;
}

type Maker = (text: string, schema: Schema, context: SuggestionContext) => object | undefined;

const makers: Record<string, Maker> = {
  Period: (text, _, { language }) => (text.length > 100 ? undefined : suggestPeriod(text, language)),
  Theme: (text, { properties }) => {
    if (properties?.mode && matchesSchema(properties.mode, text)) return { mode: text };
    if (readColor(text)) return { color: text };
    const accent = suggestHue(/^\d+(?:\.\d+)?$/.test(text) ? `${text}deg` : text);
    return accent === undefined ? undefined : { accent };
  },
  Font: (text) => ({ text }),
  Link: (text, _, { resolveName: placeCalled }) => linkTo(text) ?? linkInside(text, placeCalled?.(text)),
  Profile: (text) => {
    const link = linkTo(text);
    return link && { network: link.label, href: link.href };
  },
  Language: parseSpokenLanguage,
  Counter: counterIn,
  Fact: labelAndValue,
  'Contact item': labelAndValue,
  Footer: (text) => ({ copyright: text }),
  Sending: (text, { properties }) =>
    properties?.endpoint && matchesSchema(properties.endpoint, text) ? { endpoint: text } : undefined,
  // These need values that can't be derived from one text.
  Site: () => undefined,
  Page: () => undefined,
  Block: () => undefined,
};

/* "Email: amina@example.com" */
function labelAndValue(text: string): object | undefined {
  const [, label, value] = /^([^:]{1,40}):\s+(\S.*)$/s.exec(text) ?? [];
  return value === undefined ? undefined : { label, value };
}

/* "50+ projects" */
function counterIn(text: string): object | undefined {
  const found = /^(?<figures>\d[\d.,]*)\s*(?<suffix>[+%]?)\s+(?<words>\p{L}.*)$/u.exec(text)?.groups;
  if (!found) return undefined;
  // The pattern has these groups.
  const { figures, suffix, words } = found as { figures: string; suffix: string; words: string };
  const value = /^\d+$/.test(figures) ? Number(figures) : suggestNumber(figures, { type: 'number' })?.number;
  return value === undefined ? undefined : { label: capital(words), value, ...(suffix !== '' && { suffix }) };
}

/* The label of an internal link is its text, or the last part of its URL. */
function linkInside(text: string, place: string | undefined): object | undefined {
  if (place !== undefined) return { label: capital(text.replace(/^[/#]+/, '')), href: place };
  const [, name] = /^[/#](?:.*[/#])?([\w-]+)$/.exec(text) ?? [];
  return name === undefined ? undefined : { label: capital(name.replace(/[-_]/g, ' ')), href: text };
}

/* The label of a link is the name of its network, "Email" or "Phone", or else its host. */
function linkTo(text: string): { label: string; href: string } | undefined {
  const [, kind] = /^(mailto|tel):\S+$/.exec(text) ?? [];
  if (kind !== undefined) return { label: kind === 'tel' ? 'Phone' : 'Email', href: text };
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return { label: 'Email', href: `mailto:${text}` };
  const href = /^(?:www\.|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/)/i.test(text) ? `https://${text}` : text;
  const [, host] = /^https?:\/\/(?:www\.)?([^/?#:@\s]+)/i.exec(href) ?? [];
  if (host === undefined) return undefined;
  const site = host.split('.').at(-2) ?? host;
  return { label: networkLabel(site) ?? (iconOfNetwork(site) ? capital(site) : host), href };
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/* Creates an object that requires only one text. */
function fromOneText(text: string, { required = [], properties = {}, if: condition, else: otherwise }: Schema) {
  const needed = [...required, ...((condition && otherwise?.required) ?? [])];
  const [name = ''] = needed;
  return needed.length === 1 && properties[name]?.type === 'string' ? { [name]: text } : undefined;
}
