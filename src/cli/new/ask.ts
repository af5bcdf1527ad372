import { patternSentences, patterns } from '../../../schema/patterns.ts';
import { capital } from '../../core/diagnostics/capital.ts';
import { readLanguages } from './languages.ts';
import type { Terminal } from './terminal.ts';

/** Asks for a text of the site until it is one; undefined where it is left for later. */
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

/** Asks in which languages a site is, until the answer is tags of languages; English where nothing is answered. */
export async function askLanguages(terminal: Terminal): Promise<string[]> {
  for (;;) {
    const answer = await terminal.ask('Site languages, the main one first, such as "fr" or "en, fr, ar" (en): ');
    if (answer === '') return ['en'];
    const found = readLanguages(answer);
    if ('languages' in found) return found.languages;
    terminal.say(`  ${found.wrong}`);
  }
}

/** Asks which of several things is meant, by its number or its name; the first one where nothing is answered. */
export async function askWhich<Name extends string>(
  terminal: Terminal,
  question: string,
  choices: Readonly<Record<Name, string>>,
): Promise<Name> {
  // The names of an object are those of its type.
  const names = Object.keys(choices) as Name[];
  terminal.say([question, ...names.map((name, index) => `  ${index + 1}  ${choices[name]}`)].join('\n'));
  for (;;) {
    const answer = (await terminal.ask('Enter a number (1): ')).toLowerCase();
    const found = names.find((name, index) =>
      [name, choices[name], String(index + 1), ...(index === 0 ? [''] : [])].some(
        (word) => word.toLowerCase() === answer,
      ),
    );
    if (found !== undefined) return found;
    terminal.say(`  Enter a number from 1 to ${names.length}.`);
  }
}

/** Asks for yes or no; `usual` is what no answer means. */
export async function askYes(terminal: Terminal, question: string, usual = true): Promise<boolean> {
  for (;;) {
    const answer = (await terminal.ask(`${question} (${usual ? 'Y/n' : 'y/N'}): `)).toLowerCase();
    if (answer === '') return usual;
    if (['y', 'yes'].includes(answer)) return true;
    if (['n', 'no'].includes(answer)) return false;
    terminal.say('  Enter y for yes or n for no.');
  }
}
