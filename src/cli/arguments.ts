import { parseArgs } from 'node:util';
import { nearest, questionFor } from '../core/diagnostics/did-you-mean.ts';
import { messageOf } from '../node/caught-error.ts';
import { isSiteUrl } from '../node/load/detect-host.ts';
import type { Io } from './io.ts';
import { hostings, professions } from './new/choices.ts';
import { readLanguages } from './new/languages.ts';

/** The root folder of Onefolio and that of its bundles, both absolute. */
export interface Onefolio {
  root: string;
  bundles: string;
}

/** The folders of Onefolio, and the process of a command. */
export interface CommandContext extends Onefolio {
  io: Io;
}

/** Runs a command with its arguments. Returns the exit code. */
export type Run = (args: Arguments, surroundings: CommandContext) => Promise<number>;

/** Thrown for invalid arguments; the command exits with code 2. */
export class UsageError extends Error {}

/* An option without a value. */
const flag = (meaning: string) => ({ type: 'boolean' as const, word: '', meaning, read: (given: unknown) => !!given });

/* An option with a value, which `read` converts. It gets the option, which errors name. */
const option = <Value>(word: string, meaning: string, read: (text: string, option: string) => Value) => ({
  type: 'string' as const,
  word,
  meaning,
  read: (given: unknown, option: string) => (typeof given === 'string' ? read(given, option) : undefined),
});

const asWritten = (text: string) => text;

/** The options, by their names in camel case: the word for the value, the meaning in the help, and how they are read. */
export const options = {
  as: option('PROFESSION', `your profession: ${Object.keys(professions).join(', ')}`, choiceOf(professions)),
  full: flag('create the complete sample, with three pages and a CV'),
  yes: flag('skip all questions and use placeholders as answers'),
  private: flag('skip the email address, phone number and street address without asking'),
  page: option('PATH', 'the page to add the block to (default: /)', asWritten),
  languages: option('TAGS', 'the languages of the site, the main one first: en,fr,ar (default: en)', languages),
  site: option('FILE', 'the site file; public/ and dist/ are next to it (default: site.json)', asWritten),
  open: flag('open the site in the browser'),
  out: option('DIR', 'the output folder (default: dist/)', asWritten),
  port: option('N', 'listen on this port only', numberFrom(0, 65_535)),
  host: option('H', 'listen on this address (default: 127.0.0.1)', asWritten),
  url: option('URL', 'where the site will be published; overrides "url" in the file', address),
  export: flag('write untranslated text to FILE (default: LANGUAGE.json next to the site file)'),
  import: flag('write the translations in FILE to site.json'),
  hsts: flag('make browsers use https for this host for two years'),
  precompress: flag('also compress pages and text files, for servers that send .br and .gz files'),
  allowPlaceholders: flag('build even if the name or email address is still a placeholder'),
  live: option('URL', 'examine the published site at this URL and its host', address),
  fix: flag('apply unambiguous fixes and prompt for the rest'),
  complete: flag('treat missing translations as errors'),
  format: option('F', 'text, json or github', format),
  json: flag('same as --format json'),
  quiet: flag('print errors and warnings only'),
  verbose: flag('print all errors and warnings; for a build, also every page'),
  maxSize: option('MB', 'read files up to this size (default: 10)', numberFrom(1, 4096)),
  maxBlocks: option('N', 'read sites with up to this many blocks (default: 10000)', numberFrom(1, 100_000_000)),
  followLinks: flag('also publish files outside public/ that its symbolic links point to'),
};

type Option = keyof typeof options;

/** The name of an option on the command line. */
export const nameOf = (option: string): string => option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The address that servers listen on by default. */
export const defaultHost = '127.0.0.1';

/* How much is read, and from where. */
const limits = ['maxSize', 'maxBlocks', 'followLinks'] as const;

/** A command: its purpose, its positional arguments, of which brackets mark optional ones, and its options, apart from --help. */
interface CommandLine {
  purpose: string;
  operands?: string;
  options: readonly Option[];
  /** Options that have another meaning in this command. */
  meanings?: { [Name in Option]?: Partial<Pick<(typeof options)[Name], 'word' | 'meaning'>> };
}

const commandLines = {
  new: {
    purpose: 'create a site that is ready to publish',
    operands: '[FOLDER]',
    options: ['as', 'full', 'yes', 'languages', 'host'],
    meanings: {
      host: {
        word: 'NAME',
        meaning: `where to publish the site: ${Object.keys(hostings).join(', ')} (default: github)`,
      },
    },
  },
  dev: {
    purpose: 'start the dev server with live updates',
    options: ['site', 'open', 'port', 'host', ...limits],
  },
  build: {
    purpose: 'build the site as static files in dist/',
    options: ['site', 'out', 'url', 'hsts', 'precompress', 'allowPlaceholders', 'quiet', 'verbose', ...limits],
  },
  preview: {
    purpose: 'serve the built site as a production host would',
    options: ['site', 'out', 'url', 'port', 'host', 'followLinks'],
  },
  check: {
    purpose: 'list errors and warnings in site.json, and how to fix them',
    options: ['site', 'fix', 'yes', 'complete', 'format', 'json', 'quiet', 'verbose', ...limits],
    meanings: {
      yes: { meaning: 'with --fix: apply all fixes without prompting' },
      verbose: { meaning: 'print all errors and warnings, not only the first 20' },
    },
  },
  doctor: {
    purpose: 'find problems in the built site or on the live site',
    options: ['site', 'out', 'url', 'live', 'format', 'json', 'followLinks'],
  },
  add: {
    purpose: 'add a block with placeholder text to site.json',
    operands: 'BLOCK',
    options: ['page', 'site', ...limits],
  },
  import: {
    purpose: 'import a JSON Resume file',
    operands: 'FILE',
    options: ['site', 'private', 'yes', ...limits],
    meanings: { yes: { meaning: 'import everything and write the changes without asking' } },
  },
  translate: {
    purpose: 'export text for a translator, and import translations',
    operands: 'LANGUAGE [FILE]',
    options: ['export', 'import', 'full', 'site', ...limits],
    meanings: { full: { meaning: 'export all text, including text that is already translated' } },
  },
  schema: { purpose: 'print all settings of site.json, for a language model', options: [] },
} satisfies Record<string, CommandLine>;

/** The name of a command. */
export type Command = keyof typeof commandLines;

/** All commands. */
export const commands: Record<Command, CommandLine> = commandLines;

export const isCommand = (name: string): name is Command => Object.hasOwn(commands, name);

/* Options that every command accepts and some ignore, so that scripts can pass the same options to all. */
const sharedOptions: readonly Option[] = ['site', 'out', 'port', 'host', 'url', ...limits];

type Values = { [Name in Option]: ReturnType<(typeof options)[Name]['read']> };

/** The parsed arguments of a command. */
export interface Arguments extends Values {
  site: string;
  page: string;
  format: 'text' | 'json' | 'github';
  /** The positional argument. */
  operand: string | undefined;
  /** The second positional argument, which only `translate` accepts. */
  file: string | undefined;
}

/** Parses the arguments of a command. Throws a UsageError that names the invalid argument. */
export function readArguments(command: Command, args: string[]): Arguments {
  const { operands, options: own } = commands[command];
  const accepted = [...sharedOptions, ...own].map((name) => [nameOf(name), { type: options[name].type }]);
  let values: Record<string, unknown>;
  let positionals: string[];
  try {
    ({ values, positionals } = parseArgs({
      args,
      options: Object.fromEntries(accepted),
      allowPositionals: operands !== undefined,
    }));
  } catch (error) {
    const message = messageOf(error);
    const [, dashed] = /^Option '(--[^']+)' argument is ambiguous/.exec(message) ?? [];
    if (dashed !== undefined)
      throw new UsageError(`${dashed} has no value; write a value that starts with a dash like this: ${dashed}=-1`);
    const [detail = ''] = message.split('. ');
    const reason = (detail.charAt(0).toLowerCase() + detail.slice(1)).replace(/'([^']*)'/g, '"$1"');
    const [, wrong = ''] = /^unknown option "--([^"]+)"/.exec(reason) ?? [];
    throw new UsageError(
      wrong === ''
        ? reason
        : withSuggestion(
            reason,
            `--${wrong}`,
            own.map((name) => `--${nameOf(name)}`),
          ),
    );
  }
  const [operand, ...others] = positionals;
  const [file, surplus] = command === 'translate' ? others : [undefined, ...others];
  if (surplus !== undefined) throw new UsageError(`unexpected argument "${surplus}"`);
  if (command === 'check' && values.yes && !values.fix) throw new UsageError('--yes requires --fix');
  if (values.full && values.as !== undefined) throw new UsageError('use either --full or --as, not both');
  if (values.quiet && values.verbose) throw new UsageError('use either --quiet or --verbose, not both');
  const read = Object.fromEntries(
    Object.entries(options).map(([name, { read }]) => [name, read(values[nameOf(name)], nameOf(name))]),
    // Each option is read by its own function.
  ) as Values;
  const { site = 'site.json', page = '/', json, format = 'text' } = read;
  return { ...read, site, page, format: json ? 'json' : format, operand, file };
}

function numberFrom(least: number, most: number) {
  return (text: string, option: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new UsageError(`--${option} must be a whole number from ${least} to ${most}, not "${text}"`);
  };
}

/** Returns a function that reads one of some names. */
export function choiceOf<Name extends string>(choices: Readonly<Record<Name, string>>) {
  return (text: string, option: string): Name => {
    const isChoice = (text: string): text is Name => Object.hasOwn(choices, text);
    if (isChoice(text)) return text;
    const names = Object.keys(choices);
    throw new UsageError(withSuggestion(`--${option} must be ${listOf(names)}, not "${text}"`, text, names));
  };
}

/** Adds the closest name to the reason why a word is wrong, if one is close enough. `prefix` is that of all names. */
export function withSuggestion(reason: string, word: string, names: readonly string[], prefix = ''): string {
  const suggestion = nearest(word, names);
  return suggestion === undefined ? reason : `${reason}; ${questionFor(`"${prefix}${suggestion}"`)}`;
}

const listOf = (names: readonly string[]): string => names.join(', ').replace(/, (\w+)$/, ' or $1');

function format(text: string): 'text' | 'json' | 'github' {
  if (text === 'text' || text === 'json' || text === 'github') return text;
  throw new UsageError(`--format must be text, json or github, not "${text}"`);
}

function languages(text: string): string[] {
  const found = readLanguages(text);
  if ('languages' in found) return found.languages;
  throw new UsageError(`--languages must be a list such as en,fr,ar, not "${text}". ${found.wrong}`);
}

function address(text: string, option: string): string {
  if (isSiteUrl(text)) return text;
  throw new UsageError(`--${option} must be a URL such as https://example.com/portfolio/, not "${text}"`);
}
