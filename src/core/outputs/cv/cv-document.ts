import type { Cv, CvItem, CvKind, CvSection, Detail, Link, PageData, QrCode } from '../../../../schema/resolved.ts';
import type { RichText } from '../../../../schema/rich-text.ts';
import { compact } from '../../../shared/compact.ts';
import { plainText } from '../../../shared/rich-text.ts';
import type { CalendarDate } from '../../../shared/time.ts';
import type { ResolvedSite } from '../../resolve/resolved-site.ts';
import { hasRightToLeft, removeIsolates } from '../../text/isolate.ts';
import { directionOf } from '../../text/script.ts';
import { mergeRuns, type Run, runsOf } from './text-runs.ts';
import { writtenAddress } from './written-address.ts';

/** A CV as printers of files need it: texts without times, and all addresses of links written out. */
export interface CvDocument {
  language: string;
  direction: 'ltr' | 'rtl';
  /** The title of the document: "CV of Amina". */
  title: string;
  /** The name of the owner as plain text, for the properties of the document. */
  author: string;
  name: Run[];
  pronouns?: Run[];
  headline?: Run[];
  contacts: Run[][];
  details?: PrintedDetail[];
  /** The contact card as a QR code. */
  qr?: QrCode;
  sections: PrintedSection[];
}

export interface PrintedDetail {
  label?: Run[];
  text: Run[];
}

export interface PrintedSection {
  kind: CvKind;
  heading: Run[];
  texts?: Run[][];
  entries?: PrintedEntry[];
  /** Short texts in one line. */
  words?: Run[][];
}

/** An entry, in the order of its properties: "Engineer, 2019 – 2022, Acme, Paris". */
export interface PrintedEntry {
  title?: Run[];
  when?: Run[];
  about?: Run[][];
  texts?: Run[][];
  details?: PrintedDetail[];
  points?: Run[][];
  words?: Run[][];
  /** Addresses, with their labels. */
  links?: Run[][];
}

/** Converts the page data of the CV to a document. `now` is the date for texts with times. Null without a CV. */
export function cvDocument(
  { cv, head }: Pick<PageData, 'cv' | 'head'>,
  site: Pick<ResolvedSite, 'language' | 'url' | 'prefix'>,
  now: CalendarDate,
): CvDocument | null {
  if (!cv) return null;
  return {
    language: site.language,
    direction: directionOf(site.language),
    title: removeIsolates(plainText(head.title, now)),
    author: removeIsolates(cv.name),
    ...contentOf(cv, { site, now }),
  };
}

interface Context {
  site: Pick<ResolvedSite, 'language' | 'url' | 'prefix'>;
  now: CalendarDate;
}

type Content = Pick<CvDocument, 'name' | 'pronouns' | 'headline' | 'contacts' | 'details' | 'qr' | 'sections'>;

function contentOf({ name, pronouns, title, contacts, details, qr, sections }: Cv, context: Context): Content {
  const runs = printerFor(context);
  const direction = directionOf(context.site.language);
  return {
    name: inOwnDirection(runs(name), direction),
    ...compact({
      pronouns: pronouns === undefined ? undefined : runs(pronouns),
      headline: title === undefined ? undefined : runs(title),
      details: printedDetails(details, runs),
      qr,
    }),
    contacts: contacts.map(({ text, href }) => linkTo(inOwnDirection(runs(text), direction), href)),
    sections: sections.map((section) => printedSection(section, context)),
  };
}

/*
 * A text that isn't prepared for the direction of the document, such as a postal address, in the direction of its first
 * letter, like a <bdi> element.
 */
function inOwnDirection(runs: Run[], direction: CvDocument['direction']): Run[] {
  const [letter] = /\p{L}/u.exec(runs.map(({ text }) => text).join('')) ?? [];
  const own = letter !== undefined && hasRightToLeft(letter) ? 'rtl' : 'ltr';
  // Separate pieces would be in the order of the document.
  return letter === undefined || own === direction || runs.length > 1
    ? runs
    : runs.map((run) => ({ direction: own, ...run }));
}

type Printer = (text: RichText) => Run[];

const printerFor =
  ({ site, now }: Context): Printer =>
  (text) =>
    runsOf(text, now, (href) => writtenAddress(href, site));

function printedSection({ kind, heading, texts, items, words }: CvSection, context: Context): PrintedSection {
  const runs = printerFor(context);
  return compact({
    kind,
    heading: runs(heading),
    texts: texts?.map(runs),
    entries: items?.map((item) => printedEntry(item, context)),
    words: words?.map(runs),
  });
}

function printedEntry(item: CvItem, context: Context): PrintedEntry {
  const { title, href, when, about, texts = [], details = [], points, words, links = [] } = item;
  const runs = printerFor(context);
  const unnamed = details.filter(({ label }) => label === undefined).map(({ text }) => text);
  const named = details.filter(({ label }) => label !== undefined);
  const own = href === undefined ? undefined : writtenAddress(href, context.site);
  return compact({
    title: title === undefined ? undefined : linkTo(runs(title), own?.href),
    when: when === undefined ? undefined : runs(when),
    about: about?.map(runs),
    texts: [...texts, ...unnamed].map(runs),
    details: printedDetails(named, runs),
    points: points?.map(runs),
    words: words?.map(runs),
    links: [
      ...(own ? [[{ text: own.text, href: own.href }]] : []),
      ...links.flatMap((link) => printedLink(link, context)),
    ],
  });
}

/* The label and the address of a link; nothing for a link to a page of a site without a URL. */
function printedLink({ label, href }: Pick<Link, 'label' | 'href'>, context: Context): Run[][] {
  const address = writtenAddress(href, context.site);
  if (!address) return [];
  const runs = printerFor(context)(label);
  const isAddress = removeIsolates(plainText(label, context.now)) === address.text;
  const written = { text: address.text, href: address.href };
  return [isAddress ? [written] : mergeRuns([...runs, { text: ': ' }, written])];
}

const printedDetails = (details: readonly Detail[] | undefined, runs: Printer): PrintedDetail[] | undefined =>
  details?.map(({ label, text }) => ({ ...(label !== undefined && { label: runs(label) }), text: runs(text) }));

const linkTo = (runs: Run[], href: string | undefined): Run[] =>
  href === undefined ? runs : runs.map((run) => ({ ...run, href }));
