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
  /** A value isn't an address; `paths` are those of all pages. */
  | { kind: 'address'; found: string; paths: readonly string[] }
  /** A link leads to a missing page, and no page has a similar path. */
  | { kind: 'page'; path: string }
  /** The time zone doesn't exist. */
  | { kind: 'timeZone'; found: string }
  /** The color doesn't exist. */
  | { kind: 'color'; found: string };

/** A cause of one kind. */
export type CauseOf<Kind extends Cause['kind']> = Extract<Cause, { kind: Kind }>;
