import type { PageData, Shell } from '../../../schema/resolved.ts';
import type { CalendarDate } from '../../shared/time.ts';

/* The messages between pages and the dev server. Tests check by their names that none of this is published. */

/** The path of a page, the prefix of its language, and the version of the site that it shows; -1 for none. */
export interface PageLocation {
  prefix: string;
  path: string;
  version: number;
}

/** A new version of the site: the page that is now at this path. */
export interface Changed {
  version: number;
  /** Differs from the prefix of the page if the path is in another language now. */
  prefix: string;
  path: string;
  shell: Shell;
  page: PageData;
  builtAt: CalendarDate;
  /** The address of the style sheet, which depends on the site's colors. */
  style: string;
  /** The symbols of the owner's icons. */
  icons: string;
  /** The tag of the favicon. */
  favicon: string;
  /** The content security policy. */
  policy: string;
}

/** A position in the site file or in a file that it references; line and column are 1-based. */
interface Place {
  file?: string;
  line: number;
  column: number;
}

/** The errors in the file, with their positions. */
export interface SiteErrors {
  /** The number of this invalid state of the file. */
  revision: number;
  summary: string;
  /** `fix` describes the change that fixes the error. */
  entries: ({ text: string; fix?: string } & Place)[];
}

/** An error to fix, by its index in a revision. */
export interface FixOf {
  revision: number;
  entry: number;
}

/** The unsaved look and color that all pages show; null if they show the saved ones. */
export interface Tried {
  trial: {
    look: string;
    /** The appearance of the look, and the professions that it suits. */
    description: string;
    color: string;
    /** Whether the file contains this look and color. */
    isSaved: boolean;
    /** The version of the site. */
    version: number;
  } | null;
  /** The result of saving them, or the reason why other looks aren't available. */
  message?: string;
}

/** A value of the page or of its shell, by the path of properties and indexes to it. */
export interface Origin {
  path: string;
  of: 'page' | 'shell';
  steps: (string | number)[];
}

/** Messages to the server. */
export interface ClientMessages {
  'onefolio:here': PageLocation;
  /** Opens the owner's editor at a position, or at the source of a value. */
  'onefolio:open': Place;
  'onefolio:locate': Origin;
  /** Applies the fix of an error to its file. The server determines the change. */
  'onefolio:fix': FixOf;
  /** Shows the site in the next look, or in the next color, without saving it. */
  'onefolio:try': { of: 'look' | 'color' };
  /** Writes the look and color that this version of the site shows into the site file. */
  'onefolio:keep': { version: number };
  /** Shows the saved look and color again. */
  'onefolio:revert': object;
  /** Opens the first text that is missing in the language of the page. */
  'onefolio:missing': object;
}

/** Messages to the page. */
export interface ServerMessages {
  'onefolio:changed': Changed;
  'onefolio:wrong': SiteErrors;
  /** The translation coverage of a page's language as text; empty for the first language. */
  'onefolio:covered': { text: string };
  /** The placeholder texts that the site still contains. */
  'onefolio:examples': { texts: string[] };
  'onefolio:tried': Tried;
}
