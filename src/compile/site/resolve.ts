import { labels as labelSchema } from '../../../schema/labels.ts';
import type { Labels, SendingWords } from '../../../schema/resolved.ts';
import { type Page, type Site, site as siteSchema } from '../../../schema/site.ts';
import { rulesOf } from '../blocks/index.ts';
import type { CompilerHost } from '../compiler-host.ts';
import { plainCopy, resolvePicture } from '../pictures/resolve-picture.ts';
import { readAddress } from './addresses.ts';
import { interpolate } from './interpolate.ts';
import { mapEntries, mapValues } from './map-values.ts';
import type { ResolvedPage, ResolvedSite } from './resolved-site.ts';
import { sectionIds } from './sections.ts';
import { isWords, mapTexts } from './walk.ts';

/**
 * Fills in what a site leaves to be looked up: placeholders, addresses, words in the site's language, defaults.
 * Leaves out what is hidden. Expects a site that `check` has found nothing wrong with.
 */
export function resolve(
  written: Site,
  { hasFile, pictureOf }: Pick<CompilerHost, 'hasFile' | 'pictureOf'>,
): ResolvedSite {
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
  const { owner, image } = filled;
  const favicon = filled.favicon ?? usualIcons.find(hasFile);
  const resolved = {
    ...filled,
    ...(favicon !== undefined && { favicon }),
    owner: owner.picture ? { ...owner, picture: plainCopy(owner.picture, pictureOf) } : owner,
    ...(image && { image: plainCopy(image, pictureOf) }),
    notFound: { ...filled.notFound, action: filled.notFound.action ?? { label: labels.home, href: '/' } },
    pages: filled.pages.map((page, index) => resolvePage(page, ids[index], filled, labels, pictureOf)),
  };
  return { ...resolved, timed: timed.filter((steps) => hasText(resolved, steps)) };
}

/* What no view shows is gone by now. */
function hasText(data: unknown, [step, ...rest]: (string | number)[]): boolean {
  if (step === undefined) return typeof data === 'string';
  return typeof data === 'object' && data !== null && hasText(Reflect.get(data, step), rest);
}

/* Where an icon lies that a site has, and does not name. */
const usualIcons = ['svg', 'png', 'ico'].map((ending) => `/favicon.${ending}`);

const notFound = siteSchema.properties.notFound.properties;
// Object.fromEntries forgets the names.
const defaultLabels = Object.fromEntries(
  Object.entries(labelSchema.properties).map(([name, { default: words }]) => [name, words]),
) as unknown as Labels & SendingWords;

/* A bare "#id" in the header or the footer means the home page. */
function resolveAddress(written: string, site: Site, isOnPage: boolean): string {
  const address = readAddress(written, site);
  const isOfHomePage = address.kind === 'anchor' && address.path === null && !isOnPage;
  return isOfHomePage ? `/${address.href}` : address.href;
}

function resolvePage(
  page: Page,
  ids: string[][] | undefined,
  site: Site,
  labels: Labels & SendingWords,
  pictureOf: CompilerHost['pictureOf'],
): ResolvedPage {
  const projects = page.blocks.reduce((count, block) => count + (rulesOf(block).projects?.(block) ?? 0), 0);
  return {
    ...page,
    ...(page.image && { image: plainCopy(page.image, pictureOf) }),
    blocks: page.blocks.map((block, index) =>
      rulesOf(block).resolve(block, {
        site,
        labels,
        projects,
        isFirst: index === 0,
        sectionId: (position) => String(ids?.[index]?.[position]),
        resolvePicture: (picture, place, isFirst) => resolvePicture(picture, place, isFirst, pictureOf),
      }),
    ),
  };
}

/* Every object that says "hidden": true goes, wherever it stands in a list. */
function withoutHidden<Value>(value: Value): Value {
  if (Array.isArray(value)) {
    const shown = value.some(isHidden) ? value.filter((entry) => !isHidden(entry)) : value;
    // What is left has the type of what was there.
    return mapEntries(shown, withoutHidden) as Value;
  }
  if (typeof value !== 'object') return value;
  // The same holds for the settings of an object.
  return mapValues(value as Record<string, unknown>, withoutHidden) as Value;
}

/* No site has a null in it, and of a text the answer is no. */
const isHidden = (value: unknown) => (value as { hidden?: boolean }).hidden === true;
