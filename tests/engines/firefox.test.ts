import { expect, test } from 'vitest';
import { findFirefox, withoutFirefox } from '../../scripts/firefox.js';
import { firefox } from './firefox.ts';
import { keepPromises } from './keep-promises.ts';
import { promises } from './promises/index.ts';

const essential = promises.filter(({ isEssential }) => isEssential);

if (findFirefox()) keepPromises([firefox], essential);
else {
  // The reporter names a file, and no test that is green.
  console.log(withoutFirefox());
  test('Firefox was not there: none of the promises were tried in it', () => expect(findFirefox()).toBeUndefined());
}
