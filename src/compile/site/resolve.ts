import type { BlockOf } from '../../../schema/blocks/index.ts';
import { labels as labelSchema, sendingWords } from '../../../schema/labels.ts';
import type { AnyResolved, Drawn, Labels, Link, SendingWords, Timed } from '../../../schema/resolved.ts';
import { type Page, type Site, site as siteSchema } from '../../../schema/site.ts';
import type { Host } from '../host.ts';
import { readAddress } from './addresses.ts';
import { monthInWords } from './calendar.ts';
import { featuredCards } from './featured-cards.ts';
import { figuresOf } from './figures.ts';
import { interpolate } from './interpolate.ts';
import { mapEntries, mapValues } from './map-values.ts';
import { sectionIds } from './sections.ts';
import { isWords, mapTexts } from './walk.ts';

/** A site with nothing left to look up, but for the time. */
export interface ResolvedSite extends Omit<Site, 'pages' | 'labels' | 'notFound'>, Timed {
  pages: ResolvedPage[];
  labels: Labels & SendingWords;
  notFound: { title: string; text: string; action: Link };
}

export interface ResolvedPage extends Omit<Page, 'blocks'> {
  blocks: AnyResolved[];
}

/**
 * Fills in what a site leaves to be looked up: placeholders, addresses, words in the site's language, defaults.
 * Leaves out what is hidden. Expects a site that `check` has found nothing wrong with.
 */
export function resolve(written: Site, pictureOf: Host['pictureOf'] = () => undefined): ResolvedSite {
  const visible = withoutHidden(written);
  const site = {
    ...visible,
    labels: { ...defaultLabels, ...visible.labels },
    notFound: { title: notFound.title.default, text: notFound.text.default, ...visible.notFound },
  };
  const timed: (string | number)[][] = [];
  const filled = mapTexts(site, ({ text, kind, steps, parameters }) => {
    if (kind === 'href') return resolveAddress(text, site, steps[0] === 'pages');
    if (!isWords(kind)) return text;
    const result = interpolate(text, site, parameters);
    if (result.isTimed) timed.push([...steps]);
    return result.text;
  });
  const { labels } = filled;
  const ids = visible.pages.map(sectionIds);
  const draw = (picture: Drawn, isFirst: boolean): Drawn => {
    const known = pictureOf(picture.src);
    const size = known && !known.flaw && known.width && { width: known.width, height: known.height };
    return { ...picture, ...size, ...(isFirst && { isFirst }) };
  };
  return {
    ...filled,
    notFound: { ...filled.notFound, action: filled.notFound.action ?? { label: labels.home, href: '/' } },
    pages: filled.pages.map((page, index) => resolvePage(page, ids[index], filled, labels, draw)),
    timed,
  };
}

const notFound = siteSchema.properties.notFound.properties;
const defaultLabels = Object.fromEntries(
  Object.entries(labelSchema.properties).map(([name, { default: words }]) => [name, words]),
) as unknown as Labels & SendingWords;

/* A bare "#id" in the header or the footer means the home page; addresses of pages have one form each. */
function resolveAddress(written: string, site: Site, isOnPage: boolean): string {
  const address = readAddress(written, site);
  if (address.kind !== 'anchor') return address.href;
  return address.path === null && !isOnPage ? `/${address.href}` : address.href;
}

/* Says of a picture what its view has to know. */
type Draw = (picture: Drawn, isFirst: boolean) => Drawn;

function resolvePage(
  page: Page,
  ids: string[][] | undefined,
  site: Site,
  labels: Labels & SendingWords,
  draw: Draw,
): ResolvedPage {
  const studs = page.blocks.reduce(
    (count, block) => count + (block.type === 'card-grid' && block.layout === 'projects' ? block.cards.length : 0),
    0,
  );
  const resolveBlock = (block: Page['blocks'][number], index: number): AnyResolved => {
    switch (block.type) {
      case 'hero':
        return {
          ...block,
          ...(block.picture && { picture: draw(block.picture, index === 0) }),
          figures: figuresOf(block.counters, site.language),
          artwork: { kind: site.theme?.artwork ?? 'door', studs },
          contactLine: contactLine(site.owner),
        };
      case 'card-grid': {
        const leads = featuredCards(block);
        const first = index === 0 ? [...leads.keys(), ...block.cards].find(({ picture }) => picture) : undefined;
        return {
          ...block,
          cards: block.cards.map((card) => {
            const lead = leads.get(card);
            const picture = card.picture && { picture: draw(card.picture, card === first) };
            return { ...card, ...picture, ...(lead && { lead }) };
          }),
        };
      }
      case 'timeline':
        return {
          ...block,
          entries: block.entries.map((entry) => ({
            ...entry,
            dates: datesOf(entry.period, site.language, labels),
            isCurrent: entry.period.end === 'present',
          })),
        };
      case 'legal-text':
        return {
          ...block,
          sections: block.sections.map((section, position) => ({ ...section, id: String(ids?.[index]?.[position]) })),
        };
      case 'form':
        return {
          ...block,
          fields: block.fields.map(withAutocomplete),
          mailto: site.owner.email === undefined ? null : `mailto:${site.owner.email}`,
          ...(block.send && { words: picked(labels, sendingWords) }),
        };
      default:
        return block;
    }
  };
  return { ...page, blocks: page.blocks.map(resolveBlock) };
}

type Field = BlockOf<'form'>['fields'][number];

/* HTML lets a field for one kind of answer be filled in with that kind only; browsers take no notice of any other word. */
function withAutocomplete({ autocomplete, ...field }: Field): Field {
  const isOfOneKind = field.type === 'email' || field.type === 'tel';
  const isIdle = autocomplete === undefined || (isOfOneKind && !['off', field.type].includes(autocomplete));
  return isIdle ? field : { ...field, autocomplete };
}

function datesOf({ start, end }: { start: string; end: string }, language: string, labels: Labels): string {
  const last = end === 'present' ? labels.present : monthInWords(end, language);
  const words = { start: monthInWords(start, language), end: last };
  return labels.period.replace(/\{(start|end)\}/g, (_, name: 'start' | 'end') => words[name]);
}

function contactLine({ email, phone, location, profiles = [] }: Site['owner']): string[] {
  const addresses = profiles.map(({ label, href }) => {
    const address = href.replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
    // "github.com/amina" says by itself what it is.
    return address.toLowerCase().includes(label.toLowerCase()) ? address : `${label}: ${address}`;
  });
  return [email, phone, location, ...addresses].filter((text) => text !== undefined);
}

const picked = <Words extends object, Name extends keyof Words>(words: Words, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, words[name]])) as Pick<Words, Name>;

/* Every object that says "hidden": true goes, wherever it stands in a list. */
function withoutHidden<Value>(value: Value): Value {
  if (Array.isArray(value)) {
    const shown = value.some(isHidden) ? value.filter((entry) => !isHidden(entry)) : value;
    return mapEntries(shown, withoutHidden) as Value;
  }
  if (typeof value !== 'object') return value;
  return mapValues(value as Record<string, unknown>, withoutHidden) as Value;
}

/* No site has a null in it, and of a text the answer is no. */
const isHidden = (value: unknown) => (value as { hidden?: boolean }).hidden === true;
