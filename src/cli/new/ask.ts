import { patternSentences } from '../../../schema/pattern-sentences.ts';
import { patterns } from '../../../schema/patterns.ts';
import { capital } from '../../core/diagnostics/capital.ts';
import { readLanguages } from './languages.ts';
import type { Terminal } from './terminal.ts';

/** Prompts for a text until it is valid; undefined if the answer is empty. */
export async function askText(
  terminal: Terminal,
  question: string,
  kind: 'label' | 'line' | 'email',
): Promise<string | undefined> {
  for (;;) {
    const text = await terminal.ask(`${question}: `);
    if (text === '') return undefined;
    if (text.length > 120) terminal.say('  Use 120 characters or fewer.');
    else if (new RegExp(patterns[kind], 'u').test(text)) return text;
    else terminal.say(`  ${capital(patternSentences[kind])}.`);
  }
}

/** Prompts for the languages of a site until the answer is valid; `usual` if it is empty. */
export async function askLanguages(terminal: Terminal, usual = 'en'): Promise<string[]> {
  for (;;) {
    const answer = await terminal.ask(`Site languages, the main one first, such as "fr" or "en, fr, ar" (${usual}): `);
    if (answer === '') return [usual];
    const found = readLanguages(answer);
    if ('languages' in found) return found.languages;
    terminal.say(`  ${found.wrong}`);
  }
}

/** Prompts for a choice by number or name; `usual` if the answer is empty, by default the first. */
export async function askWhich<Name extends string>(
  terminal: Terminal,
  question: string,
  choices: Readonly<Record<Name, string>>,
  usual?: NoInfer<Name>,
): Promise<Name> {
  // Object.keys loses the type of the keys.
  const names = Object.keys(choices) as Name[];
  const usualIndex = usual === undefined ? 0 : names.indexOf(usual);
  terminal.say([question, ...names.map((name, index) => `  ${index + 1}  ${choices[name]}`)].join('\n'));
  for (;;) {
    const answer = (await terminal.ask(`Enter a number (${usualIndex + 1}): `)).toLowerCase();
    const found = names.find((name, index) =>
      [name, choices[name], String(index + 1), ...(index === usualIndex ? [''] : [])].some(
        (word) => word.toLowerCase() === answer,
      ),
    );
    if (found !== undefined) return found;
    terminal.say(`  Enter a number from 1 to ${names.length}.`);
  }
}

/** Prompts for yes or no; `usual` is the default. */
export async function askYes(terminal: Terminal, question: string, usual = true): Promise<boolean> {
  for (;;) {
    const answer = (await terminal.ask(`${question} (${usual ? 'Y/n' : 'y/N'}): `)).toLowerCase();
    if (answer === '') return usual;
    if (['y', 'yes'].includes(answer)) return true;
    if (['n', 'no'].includes(answer)) return false;
    terminal.say('  Enter y for yes or n for no.');
  }
}
