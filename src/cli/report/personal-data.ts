import type { BlockRegistry } from '../../core/block-registry.ts';
import { type PersonalData, personalDataIn } from '../../core/outputs/personal-data.ts';
import { resumeText } from '../../core/outputs/resume/resume-of.ts';
import { cvFilesOf, isOn } from '../../core/resolve/paths/output-paths.ts';
import type { LanguagePages } from '../../node/language-pages.ts';
import type { CalendarDate } from '../../shared/time.ts';

/* Maximum number of pages to list. */
const most = 3;

/**
 * Lists the personal data that a site publishes in its main language, and where; "" if there is none. `files` are the
 * published files, if it was built.
 */
export function personalDataLine(
  { site, written, paginated, cv = null, variants = [] }: LanguagePages,
  registry: BlockRegistry,
  now: CalendarDate,
  files?: readonly string[],
): string {
  const published = {
    ...paginated,
    cv,
    variants,
    cvFiles: cvFilesOf(site).filter((path) => files?.includes(path.slice(1)) ?? true),
    contact: isOn('contact', site) ? site.owner : null,
    resume: resumeText(registry, written, now),
  };
  const things = personalDataIn(written, published).map((found) => `${found.thing} (${placesOf(found)})`);
  return things.length === 0 ? '' : `This site publishes your ${inOneList(things)}.`;
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
