import type { Page } from '../../../schema/site.ts';
import type { AjvFinding, MissingProperties } from '../validation/finding.ts';

/** What a fix needs to know of a problem besides what the problem says: plain data, for src/fixes/add-fixes.ts. */
export type Cause =
  /** The text isn't JSON. */
  | { kind: 'syntax' }
  /** The text isn't UTF-8; this is what it says in the encoding that it was probably saved in. */
  | { kind: 'encoding'; text: string }
  /** A value doesn't match its schema. */
  | { kind: 'value'; finding: AjvFinding }
  /** Settings of the object at a pointer are unknown or missing. All problems of one object share one cause. */
  | { kind: 'settings'; pointer: string; lack: MissingProperties }
  /** No address is in the place of one. The anchors are those of its own page and of the home page. */
  | {
      kind: 'address';
      found: string;
      paths: readonly string[];
      anchors: readonly string[];
      homeAnchors: readonly string[];
    }
  /** A link leads to a page that isn't there, and no other has nearly that path; the pages may have such a block. `bare` is the path without a language prefix, if it has one. */
  | { kind: 'page'; written: string; path: string; bare: string | undefined; pages: readonly Page[] }
  /** A link leads to an anchor that isn't on its page, and no other is nearly called so. */
  | { kind: 'anchor'; written: string; found: string; id: string; page: Page }
  /** There is no such time zone. */
  | { kind: 'timeZone'; found: string };

/** A cause of one kind. */
export type CauseOf<Kind extends Cause['kind']> = Extract<Cause, { kind: Kind }>;
