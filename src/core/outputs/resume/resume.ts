/** A résumé in the format of JSON Resume. Which settings it has, settings.ts says. */
export interface Resume {
  basics?: Record<string, unknown>;
  [section: string]: unknown;
}
