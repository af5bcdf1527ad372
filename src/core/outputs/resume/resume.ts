/** A JSON Resume. For its properties, see settings.ts. */
export interface Resume {
  basics?: Record<string, unknown>;
  [section: string]: unknown;
}
