import type { PageData, Shell } from '../../../schema/resolved.ts';
import type { CalendarDate } from '../../shared/time.ts';

/* What a page and the dev server say to each other. The names are part of the promise that none of it is published. */

/** Where a page is, below which prefix of its language, and which state of the site it shows; -1 for none. */
export interface PageLocation {
  prefix: string;
  path: string;
  version: number;
}

/** The site has changed: what a page at this path shows now. */
export interface Changed {
  version: number;
  /** Another one than that of the page, where it is in another language now. */
  prefix: string;
  path: string;
  shell: Shell;
  page: PageData;
  builtAt: CalendarDate;
  /** The address of the style sheet, which has the colour of the site. */
  style: string;
  /** The symbols of the owner's own icons. */
  icons: string;
}

/** A place in the site file, or in another that the site names so; line and column count from 1. */
export interface Place {
  file?: string;
  line: number;
  column: number;
}

/** The file is wrong: what to tell, and where each mistake is. */
export interface SiteErrors {
  /** Which of the states that the file was wrong in this is. */
  revision: number;
  summary: string;
  /** What can be written to fix a mistake is said in `fix`. */
  entries: ({ text: string; fix?: string } & Place)[];
}

/** A mistake by its place among those of a revision, whose fix is to be written. */
export interface FixOf {
  revision: number;
  entry: number;
}

/** How much of the site is there in the language of a page, in words; nothing for the first language. */
export interface Covered {
  text: string;
}

/** The texts of the site that are still those of an example. */
export interface Examples {
  texts: string[];
}

/** A value of a page, or of what is around it, by the steps that lead to it. */
export interface Origin {
  path: string;
  of: 'page' | 'shell';
  steps: (string | number)[];
}

/** Messages to the server. */
export interface ClientMessages {
  'onefolio:here': PageLocation;
  /** Open the owner's editor at a place, or where a value is written. */
  'onefolio:open': Place;
  'onefolio:locate': Origin;
  /** Write the fix of a mistake into its file. What is written, the server knows. */
  'onefolio:fix': FixOf;
  /** Open the first text that is missing in the language of the page. */
  'onefolio:missing': object;
}

/** Messages to the page. */
export interface ServerMessages {
  'onefolio:changed': Changed;
  'onefolio:wrong': SiteErrors;
  'onefolio:covered': Covered;
  'onefolio:examples': Examples;
}
