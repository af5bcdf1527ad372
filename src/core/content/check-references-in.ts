import type { TextHost } from '../block-host.ts';
import type { Location, Problem } from '../diagnostics/diagnostic.ts';
import type { SourceText } from '../diagnostics/flaw.ts';
import type { PlacedText } from './each-long-text.ts';
import { longTextOf, placeIn } from './long-text-of.ts';

/** The checks for each kind of reference in a text. */
interface Checks {
  words(text: string, at: Location): Problem[];
  link(address: string, at: Location): Problem[];
  picture(path: string, at: Location): Problem[];
}

/** Reports missing references of a long text in source order. */
export function checkReferencesIn({ block, at }: PlacedText, host: TextHost, checks: Checks): Problem[] {
  const { templates: words = [], links = [], pictures = [] } = longTextOf(block, host) ?? {};
  const references = [
    ...words.map((written) => ({ written, check: checks.words })),
    ...links.map((written) => ({ written, check: checks.link })),
    ...pictures.map((written) => ({ written, check: checks.picture })),
  ];
  const locationOf = ({ start, length }: SourceText) => placeIn(block, at, { start, length });
  return references
    .sort((one, other) => one.written.start - other.written.start)
    .flatMap(({ written, check }) => check(written.text, locationOf(written)));
}
