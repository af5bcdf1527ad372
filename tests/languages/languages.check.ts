import { test } from 'vitest';
import { labelLanguages } from '../../schema/label-languages.ts';
import { expectSiteIn } from '../support/languages.ts';

test.each(labelLanguages)('a site in %s shows no English label, and never overflows the screen', expectSiteIn);
