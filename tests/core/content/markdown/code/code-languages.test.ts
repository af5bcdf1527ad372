import { common } from 'lowlight';
import { expect, test } from 'vitest';
import {
  codeLanguageNames,
  languageNamed,
  languageOf,
} from '../../../../../src/core/content/markdown/code/code-languages.ts';

test('supports every common grammar by its name, and no other', () => {
  const known = [...codeLanguageNames()].flatMap((word) => languageOf(word)?.grammar ?? []);
  expect([...new Set([...known, 'plaintext'])].sort()).toEqual(Object.keys(common).sort());
  for (const grammar of Object.keys(common)) expect([grammar, languageOf(grammar)]).not.toEqual([grammar, undefined]);
});

test('maps every alias to one language with one name', () => {
  const names = [...codeLanguageNames()];
  expect(names).toHaveLength(new Set(names).size);
  for (const word of names) {
    const language = languageOf(word);
    if (language?.grammar) expect(languageNamed(language.name)).toEqual(language);
  }
});

test.each([
  ['js', 'JavaScript'],
  ['JS', 'JavaScript'],
  ['jsx', 'JSX'],
  ['tsx', 'TSX'],
  ['html', 'HTML'],
  ['xml', 'XML'],
  ['sh', 'Bash'],
  ['toml', 'TOML'],
  ['yml', 'YAML'],
  ['text', ''],
  ['none', ''],
  ['bat', 'Batch'],
  ['dockerfile', 'Dockerfile'],
  ['PowerShell', 'PowerShell'],
  ['vue', 'Vue'],
  ['hcl', 'HCL'],
])('names %s "%s"', (word, name) => {
  expect(languageOf(word)?.name).toBe(name);
});
