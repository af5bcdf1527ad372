import { cvPage, variantPages } from '../../core/outputs/cv/cv-page.ts';
import { type PersonalData, type Published, personalDataIn } from '../../core/outputs/personal-data.ts';
import { resumeText } from '../../core/outputs/resume/resume-of.ts';
import { type Checked, pagesOf } from '../../core/pipeline.ts';
import { cvFilesOf, isOn } from '../../core/resolve/paths/output-paths.ts';
import { dayIn } from '../../core/text/time-zone.ts';
import { hostOf, type Source } from '../../node/load/load.ts';

/* Maximum number of pages to list. */
const most = 3;

/** Lists the personal data that a site publishes, and where; "" if there is none. */
export function personalDataLine(site: Parameters<typeof personalDataIn>[0], published: Published): string {
  const things = personalDataIn(site, published).map((found) => `${found.thing} (${placesOf(found)})`);
  return things.length === 0 ? '' : `This site publishes your ${inOneList(things)}.`;
}

/** Lists the personal data of a site that wasn't built. */
export function personalDataOf(checked: Checked, source: Source, now: Date): string {
  if (!checked.whole) return '';
  const { written } = checked;
  const host = hostOf(source);
  const { site, paginated } = pagesOf(checked, host);
  const cv = cvPage(written, host);
  return personalDataLine(written, {
    ...paginated,
    cv,
    variants: variantPages(written, host),
    cvFiles: cvFilesOf(site),
    contact: isOn('contact', site) ? site.owner : null,
    resume: resumeText(host.blocks, written, dayIn(now, written.timeZone)),
  });
}

function placesOf({ pages, isEverywhere, others, variants }: PersonalData): string {
  const more = pages.length - most;
  const named = [...pages.slice(0, most), ...(more > 0 ? [`${more} more ${more === 1 ? 'page' : 'pages'}`] : [])];
  // A site may have dozens of variants, each with several files.
  const ofVariants = variants > 0 ? [`${variants} ${variants === 1 ? 'variant' : 'variants'} of the CV`] : [];
  return [...(isEverywhere ? ['every page'] : named), ...others, ...ofVariants].join(', ');
}

const inOneList = (things: readonly string[]): string =>
  [things.slice(0, -1).join(', '), ...things.slice(-1)].filter(Boolean).join(' and ');
