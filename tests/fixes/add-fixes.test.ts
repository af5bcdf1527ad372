import { expect, test } from 'vitest';
import { diagnosticsOf, smallSite } from '../support/sites/site.ts';

test('suggests the time zone of a city', () => {
  const [problem] = diagnosticsOf({ ...smallSite(), timeZone: 'Tunis' });
  expect([problem?.code, problem?.fix?.edits[0]?.text]).toEqual(['OF255', '"Africa/Tunis"']);
});

test('suggests no time zone for one that has no similar name', () => {
  const [problem] = diagnosticsOf({ ...smallSite(), timeZone: 'Atlantis/Underwater' });
  expect([problem?.code, problem?.fix?.edits]).toEqual(['OF255', []]);
});
