import { expect, test } from 'vitest';
import { findFirefox, withoutFirefox } from '../../scripts/firefox.js';
import { keepPromises } from './keep-promises.ts';
import { promises } from './promises.ts';
import { firefox } from './puppeteer.ts';

const essential = promises.filter(({ isEssential }) => isEssential);

if (findFirefox()) keepPromises([firefox], essential);
else {
  // The reporter prints the names of files, but not those of passed tests.
  console.log(withoutFirefox());
  test('Firefox is not installed, so no promise was tested in it', () => expect(findFirefox()).toBeUndefined());
}
