import { isRecord } from '../shared/is-record.ts';

export type UnknownRecord = Record<string, unknown>;

/** A value of a résumé that wasn't imported, was changed, or is only in the notes of the site. */
interface ImportIssue {
  /** The path to the value: ["work", 0, "startDate"]. */
  at: readonly (string | number)[];
  kind: 'skipped' | 'changed' | 'kept';
  /** The reason, or the change. */
  why: string;
  /** The value, if it was skipped. */
  value?: unknown;
}

/** A place in a résumé, and the list that receives its issues. */
export class Place {
  readonly issues: ImportIssue[];
  readonly at: ImportIssue['at'];

  constructor(issues: ImportIssue[], at: ImportIssue['at'] = []) {
    this.issues = issues;
    this.at = at;
  }

  step(step: string | number): Place {
    return new Place(this.issues, [...this.at, step]);
  }

  skip(value: unknown, why: string): undefined {
    this.issues.push({ at: this.at, kind: 'skipped', why, value });
  }

  change(why: string): void {
    this.issues.push({ at: this.at, kind: 'changed', why });
  }

  keep(): void {
    this.issues.push({ at: this.at, kind: 'kept', why: 'no block shows it' });
  }
}

/** Whether a value has no content. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Describes the type of a value. */
export function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  if (value === null || typeof value === 'boolean') return String(value);
  return isRecord(value) ? 'an object' : `a ${typeof value}`;
}
