import type { PageData } from '../../../schema/resolved.ts';
import type { Checked, Compiled } from '../../core/pipeline.ts';
import type { looks } from '../../looks/looks.ts';

/** A valid site, the bytes of its file, and its pages. */
export type ValidSite = Extract<Compiled, { stage: 'site' }> & { bytes: Uint8Array };

/** The path of a page, and the prefix of its language: "/fr", or "". */
export interface Route {
  prefix: string;
  path: string;
}

/** A look and a hue that pages show without being saved. Without a hue, they show the color of the site. */
export interface Trial {
  look: keyof typeof looks;
  hue?: number;
}

/** The state of a dev server: the last valid site, and the errors of the file if it is invalid. */
export interface DevState {
  /** The site that pages show: the last valid one, in the look that is tried. */
  good: ValidSite | null;
  /** The last valid site as it is in the file. */
  saved: ValidSite | null;
  /** The look and color that all pages show without being saved. */
  trial: Trial | null;
  wrong: Checked | null;
  /** The message of the exception that reading or showing the site threw last; null if it threw none. */
  exception: string | null;
  /** The bytes of the file that `saved` or `wrong` follows from; null before, and if the file can't be read. */
  lastRead: Uint8Array | null;
  /** A page of a valid site, or the 404 page for unknown paths. */
  pageAt(good: ValidSite, route: Route): PageData;
  /** The number of sites that pages have shown so far. */
  version: number;
  /** The number of invalid states of the file so far. */
  revision: number;
}

/** Formats a report as text: a summary, and one text per diagnostic. */
export type Explain = (compiled: Checked) => {
  summary: string;
  entries: { text: string; fix?: string; file?: string; line: number; column: number }[];
};

/** What pages show over the site: the exception, or else the errors of the file. Null if there are neither. */
export const errorsOf = ({ exception, wrong }: DevState, explain: Explain): ReturnType<Explain> | null =>
  exception === null
    ? wrong && explain(wrong)
    : { summary: 'Onefolio failed', entries: [{ text: exception, line: 1, column: 1 }] };
