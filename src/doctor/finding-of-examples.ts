import { type Finding, Findings } from './findings.ts';

/** One finding for all words of examples that are still in a site; its file says where. */
export function findingOfExamples(count: number, file: string): Finding {
  const findings = new Findings();
  findings.add('example-text', file, {
    examples: count === 1 ? '1 placeholder still needs' : `${count} placeholders still need`,
  });
  return findings.list()[0] as Finding;
}
