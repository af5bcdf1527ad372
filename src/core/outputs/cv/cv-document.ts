import type { CvItem, CvKind, CvSection, Detail, Link, PageData, QrCode } from '../../../../schema/resolved.ts';
import type { RichText } from '../../../../schema/rich-text.ts';
import { omitEmpty } from '../../../shared/omit-empty.ts';
import { plainText } from '../../../shared/rich-text.ts';
import type { CalendarDate } from '../../../shared/time.ts';
import type { ResolvedSite } from '../../resolve/resolved-site.ts';
import { directionOfText, removeIsolates } from '../../text/bidi.ts';
import { directionOf } from '../../text/script-and-direction.ts';
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
  const { name, pronouns, title, contacts, details, qr, sections } = cv;
  const direction = directionOf(site.language);
  const print = printerFor(site, now);
  return {
    language: site.language,
    direction,
    title: removeIsolates(plainText(head.title, now)),
    author: removeIsolates(name),
    name: inOwnDirection(print.text(name), direction),
    ...omitEmpty({
      pronouns: print.optional(pronouns),
      headline: print.optional(title),
      details: print.details(details),
      qr,
    }),
    contacts: contacts.map(({ text, href }) => linkTo(inOwnDirection(print.text(text), direction), href)),
    sections: sections.map((section) => printedSection(section, print)),
  };
}

/*
 * A text that isn't prepared for the direction of the document, such as a postal address, in the direction of its first
 * letter, like a <bdi> element.
 */
function inOwnDirection(runs: Run[], direction: CvDocument['direction']): Run[] {
  const own = directionOfText(runs.map(({ text }) => text).join(''), direction);
  // Separate pieces would be in the order of the document.
  return own === direction || runs.length > 1 ? runs : runs.map((run) => ({ direction: own, ...run }));
}

type Printer = ReturnType<typeof printerFor>;

/* Functions that print parts of a CV. */
function printerFor(site: Pick<ResolvedSite, 'url' | 'prefix'>, now: CalendarDate) {
  const address = (href: string) => writtenAddress(href, site);
  const text = (written: RichText) => runsOf(written, now, address);
  return {
    address,
    text,
    optional: (written: RichText | undefined) => (written === undefined ? undefined : text(written)),
    details: (details: readonly Detail[] | undefined): PrintedDetail[] | undefined =>
      details?.map(({ label, text: value }) => ({
        ...(label !== undefined && { label: text(label) }),
        text: text(value),
      })),
    /** The label and the address of a link; nothing for a link to a page of a site without a URL. */
    link({ label, href }: Pick<Link, 'label' | 'href'>): Run[][] {
      const written = address(href);
      if (!written) return [];
      const isAddress = removeIsolates(plainText(label, now)) === written.text;
      return [isAddress ? [written] : mergeRuns([...text(label), { text: ': ' }, written])];
    },
  };
}

const printedSection = ({ kind, heading, texts, items, words }: CvSection, print: Printer): PrintedSection =>
  omitEmpty({
    kind,
    heading: print.text(heading),
    texts: texts?.map(print.text),
    entries: items?.map((item) => printedEntry(item, print)),
    words: words?.map(print.text),
  });

function printedEntry(item: CvItem, print: Printer): PrintedEntry {
  const { title, href, when, about, texts = [], details = [], points, words, links = [] } = item;
  const unnamed = details.filter(({ label }) => label === undefined).map(({ text }) => text);
  const own = href === undefined ? undefined : print.address(href);
  return omitEmpty({
    title: title === undefined ? undefined : linkTo(print.text(title), own?.href),
    when: print.optional(when),
    about: about?.map(print.text),
    texts: [...texts, ...unnamed].map(print.text),
    details: print.details(details.filter(({ label }) => label !== undefined)),
    points: points?.map(print.text),
    words: words?.map(print.text),
    links: [...(own ? [[own]] : []), ...links.flatMap(print.link)],
  });
}

const linkTo = (runs: Run[], href: string | undefined): Run[] =>
  href === undefined ? runs : runs.map((run) => ({ ...run, href }));
