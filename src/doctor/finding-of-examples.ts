import { type Finding, Findings } from './findings.ts';

/** A single finding for all placeholder texts in a site; check lists them. */
export function findingOfExamples(count: number, file: string): Finding {
  const findings = new Findings();
  findings.add('example-text', file, {
    examples: count === 1 ? '1 placeholder still needs' : `${count} placeholders still need`,
  });
  // Just added.
  return findings.list()[0] as Finding;
}
