import type { BlockRegistry } from '../../core/block-registry.ts';
import { firstPages } from '../../core/outputs/missing-characters.ts';
import { resumeOf } from '../../core/outputs/resume/resume-of.ts';
import { contactPath, cvFilesOf, isOn, resumePath } from '../../core/resolve/paths/output-paths.ts';
import { telephoneAddress } from '../../core/text/telephone.ts';
import type { LanguagePages } from '../../node/language-pages.ts';
import type { CalendarDate } from '../../shared/time.ts';
import { someText } from '../../shared/visit-values.ts';

/**
 * Lists the personal data that a site publishes in its main language, and where; "" if there is none. `files` are the
 * published files, if it was built.
 */
export function personalDataLine(
  site: LanguagePages,
  registry: BlockRegistry,
  now: CalendarDate,
  files?: readonly string[],
): string {
  const { localized, paginated, cvs: [cv, ...variants] = [] } = site;
  const { email, phone, location } = localized.owner;
  const street = typeof location === 'object' ? location.address : undefined;
  const cvFiles = cvFilesOf(site.site).filter(
    (file) => cv && file.startsWith(`${cv.path}.`) && (files?.includes(file.slice(1)) ?? true),
  );
  // A site may have dozens of variants of the CV, each with several files, so they are only counted.
  const others: [paths: string[], content: unknown][] = [
    ...(cv ? [[[cv.path, ...cvFiles], cv] satisfies [string[], unknown]] : []),
    [[contactPath], isOn('contact', site.site) ? site.site.owner : null],
    [[resumePath], isOn('resume', localized) ? resumeOf(registry, localized, now) : null],
  ];
  const things = Object.entries({
    'email address': [email],
    'phone number': [phone, phone && telephoneAddress(phone)],
    'street address': [street],
  }).flatMap(([thing, texts]) => {
    const sought = texts.flatMap((text) => (text === undefined ? [] : plain(text)));
    const has = (value: unknown) =>
      someText(value, (text) => sought.some((each) => text.length >= each.length && plain(text).includes(each)));
    const pages = paginated.pages.filter((page) => has(page)).map(({ path }) => path);
    const isEverywhere = has(paginated.shell) || (pages.length > 1 && pages.length === paginated.pages.length);
    const { length } = variants.filter((page) => has(page));
    const places = [
      ...(isEverywhere ? ['every page'] : firstPages(pages)),
      ...others.flatMap(([paths, content]) => (has(content) ? paths : [])),
      ...(length > 0 ? [`${length} ${length === 1 ? 'variant' : 'variants'} of the CV`] : []),
    ];
    return places.length > 0 ? [`${thing} (${places.join(', ')})`] : [];
  });
  return things.length === 0 ? '' : `This site publishes your ${inOneList(things)}.`;
}

/* Typography changes apostrophes and spaces on pages. */
const plain = (text: string) => text.replace(/[‘’]/g, "'").replace(/\s/g, ' ');

const inOneList = (things: readonly string[]): string =>
  [things.slice(0, -1).join(', '), ...things.slice(-1)].filter(Boolean).join(' and ');
