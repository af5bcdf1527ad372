import { expect, test } from 'vitest';
import { terminalLanguage } from '../../../src/cli/new/languages.ts';

test.each([
  [{ LANG: 'pl_PL.UTF-8' }, 'pl'],
  [{ LANG: 'pt_BR.UTF-8' }, 'pt-BR'],
  [{ LANG: 'pt_PT' }, 'pt'],
  [{ LANG: 'zh_TW.UTF-8' }, 'zh-Hant'],
  [{ LANG: 'ca_ES.UTF-8@valencia' }, 'ca'],
  [{ LANG: 'nn_NO.UTF-8' }, 'nn'],
  [{ LANG: 'sr_RS.UTF-8' }, 'sr'],
  [{ LANG: 'eu_ES.UTF-8' }, 'eu'],
  [{ LANG: 'en_US.UTF-8', LC_ALL: 'fr_FR.UTF-8' }, 'fr'],
  [{ LANG: 'en_US.UTF-8', LC_ALL: '', LC_MESSAGES: 'de_AT.UTF-8' }, 'de'],
  [{ LANG: 'C.UTF-8' }, 'en'],
  [{ LANG: 'POSIX' }, 'en'],
  [{}, 'en'],
])('with %j, the language of the terminal is %s', (env, language) => {
  expect(terminalLanguage(env)).toBe(language);
});
