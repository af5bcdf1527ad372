import type { TextHost } from '../block-host.ts';
import type { Location, Problem } from '../diagnostics/diagnostic.ts';
import type { PlacedText } from './each-long-text.ts';
import { longTextOf, placeIn } from './long-text-of.ts';
import type { Written } from './markdown/long-text.ts';

/** What looks at one thing that a text refers to. */
export interface Checks {
  words(text: string, at: Location): Problem[];
  link(address: string, at: Location): Problem[];
  picture(path: string, at: Location): Problem[];
}

/** What a long text refers to and is not there, in the order in which it is written. */
export function checkReferencesIn({ block, at }: PlacedText, host: TextHost, checks: Checks): Problem[] {
  const { words = [], links = [], pictures = [] } = longTextOf(block, host) ?? {};
  const looks = [
    ...words.map((written) => ({ written, check: checks.words })),
    ...links.map((written) => ({ written, check: checks.link })),
    ...pictures.map((written) => ({ written, check: checks.picture })),
  ];
  const place = ({ start, length }: Written) => placeIn(block, at, { start, length });
  return looks
    .sort((one, other) => one.written.start - other.written.start)
    .flatMap(({ written, check }) => check(written.text, place(written)));
}
