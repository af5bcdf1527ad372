import type { Page } from '../../../schema/site.ts';
import type { AjvFinding, MissingProperties } from '../validation/finding.ts';

/** The data that a fix needs in addition to the problem, for src/fixes/add-fixes.ts. */
export type Cause =
  /** The text isn't JSON. */
  | { kind: 'syntax' }
  /** The text isn't UTF-8; `text` is its content in the likely encoding. */
  | { kind: 'encoding'; text: string }
  /** A value doesn't match its schema. */
  | { kind: 'value'; finding: AjvFinding }
  /** The object at a pointer has unknown or missing settings. All problems of one object share one cause. */
  | { kind: 'settings'; pointer: string; issues: MissingProperties }
  /** A value isn't an address. The anchors are those of its own page and of the home page. */
  | {
      kind: 'address';
      found: string;
      paths: readonly string[];
      anchors: readonly string[];
      homeAnchors: readonly string[];
    }
  /** A link leads to a missing page, and no page has a similar path; a block on `pages` may have that name. */
  | { kind: 'page'; written: string; path: string; bare: string | undefined; pages: readonly Page[] }
  /** A link leads to a missing anchor, and the page has none with a similar name. */
  | { kind: 'anchor'; written: string; found: string; id: string; page: Page }
  /** The time zone doesn't exist. */
  | { kind: 'timeZone'; found: string }
  /** The color doesn't exist. */
  | { kind: 'color'; found: string };

/** A cause of one kind. */
export type CauseOf<Kind extends Cause['kind']> = Extract<Cause, { kind: Kind }>;
