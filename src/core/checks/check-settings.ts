import type { Site } from '../../../schema/site.ts';
import type { CompilerHost } from '../compiler-host.ts';
import { eachLongText } from '../content/each-long-text.ts';
import { markdownOf } from '../content/long-text-of.ts';
import { type Problem, valueAt } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/did-you-mean.ts';
import { maxCvEntries, recordPages } from '../outputs/cv/record-pages.ts';
import { isScheduled, publicationDay } from '../resolve/pages/published.ts';
import { hasCv } from '../resolve/paths/cv-path.ts';
import { visibleBlocks } from '../resolve/visible-blocks.ts';
import { isTranslucent, opaqueColor, readColor, withPercentSign } from '../text/css-color.ts';
import { dayIn, isTimeZone } from '../text/day-in-time-zone.ts';

/** Reports wrong settings of a site: its colors, its time zone, a CV that is too long, and hidden analytics. */
export const checkSettings = (site: Site, host: CompilerHost): Problem[] => [
  ...checkTheme(site),
  ...checkTimeZone(site, host),
  ...checkCv(site, host),
  ...checkAnalytics(site, host),
];

/* Reports a color that CSS doesn't know, that isn't opaque or that is white by mistake, and one next to a hue. */
function checkTheme({ theme: { color, accent } = {} }: Site): Problem[] {
  if (color === undefined) return [];
  if (accent !== undefined) return [{ code: 'OF272', at: { pointer: '/theme/accent', part: 'key' }, details: {} }];
  const at = valueAt('/theme/color');
  const details = { found: color };
  if (isTranslucent(color)) {
    const opaque = opaqueColor(color);
    if (opaque === undefined) return [{ code: 'OF286', at, details }];
    const text = JSON.stringify(opaque);
    return [{ code: 'OF286', at, details, fix: { text: `write ${text}`, certain: false, edits: [{ at, text }] } }];
  }
  if (!readColor(color)) return [{ code: 'OF271', at, details, cause: { kind: 'color', found: color } }];
  const meant = withPercentSign(color);
  return meant === undefined ? [] : [{ code: 'OF287', at, details, fix: didYouMean(at, color, meant) }];
}

/*
 * Reports an unknown time zone. For a site without one, reports posts that aren't published before their day starts in
 * UTC, although it has already started elsewhere.
 */
function checkTimeZone({ timeZone, pages }: Site, { now, isPreview }: CompilerHost): Problem[] {
  const details = { found: timeZone ?? '' };
  if (timeZone !== undefined)
    return isTimeZone(timeZone)
      ? []
      : [{ code: 'OF255', at: valueAt('/timeZone'), details, cause: { kind: 'timeZone', ...details } }];
  if (!now || isPreview) return [];
  const [today, first] = [dayIn(now), dayIn(now, firstZone)];
  return pages.flatMap((page, index): Problem[] =>
    !page.draft && isScheduled(page, today) && !isScheduled(page, first)
      ? [{ code: 'OF256', at: valueAt(`/pages/${index}/date`), details: { start: publicationDay(page) } }]
      : [],
  );
}

/* The time zone in which every day starts first. */
const firstZone = 'Pacific/Kiritimati';

/* Reports the first page that the CV omits, because it has the maximum number of entries. */
function checkCv(site: Site, { blocks }: CompilerHost): Problem[] {
  if (!hasCv(site)) return [];
  const { firstOmitted } = recordPages(blocks, site);
  if (firstOmitted === undefined) return [];
  return [
    { code: 'OF252', at: valueAt(`/pages/${firstOmitted}/path`), details: { most: maxCvEntries.toLocaleString('en') } },
  ];
}

/* Reports services that count page views, and that no text in this language names. */
function checkAnalytics(site: Site, host: CompilerHost): Problem[] {
  const services = Object.entries(serviceNames).filter(([key]) => Object.hasOwn(site.analytics ?? {}, key));
  if (services.length === 0) return [];
  const blocks = JSON.stringify(visibleBlocks(site).map(({ block }) => block));
  const texts = [blocks, ...eachLongText(site).map(({ block }) => markdownOf(block, host))].join('\n');
  const where = site.languages ? ` in "${site.language}"` : '';
  return services.flatMap(([key, { found, name }]): Problem[] =>
    name.test(texts)
      ? []
      : [{ code: 'OF289', at: { pointer: `/analytics/${key}`, part: 'key' }, details: { found, where } }],
  );
}

/* A name in lower case is the adjective, or an address. */
const serviceNames = {
  plausible: { found: 'Plausible', name: /\bPlausible\b/ },
  goatcounter: { found: 'GoatCounter', name: /\bGoat ?[Cc]ounter\b/ },
};
