import { test } from 'vitest';
import { expectSiteIn } from '../support/languages.ts';

/* A sample of scripts and of long words; tests/languages has all languages. */
test.each(['pl', 'fi', 'vi', 'el', 'fa', 'ja', 'th', 'zh-Hant'])(
  'a site in %s shows no English label, and never overflows the screen',
  expectSiteIn,
);
