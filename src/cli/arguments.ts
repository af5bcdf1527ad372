import { parseArgs } from 'node:util';
import { patterns } from '../../schema/patterns.ts';
import { nearest } from '../core/diagnostics/did-you-mean.ts';
import { messageOf } from '../node/caught-error.ts';
import { parseUrl } from '../shared/parse-url.ts';
import type { Io } from './io.ts';
import { type Hosting, hostings, type Profession, professions } from './new/choices.ts';
import { readLanguages } from './new/languages.ts';

/** The parsed arguments of a command. */
export interface Arguments {
  site: string;
  out: string | undefined;
  port: number | undefined;
  host: string;
  /** The host of a new site, the --host option of `new`; undefined if not given. */
  hosting: Hosting | undefined;
  /** The languages of a new site; undefined if not given. */
  languages: string[] | undefined;
  /** The owner's profession, the --as option of `new`; undefined if not given. */
  profession: Profession | undefined;
  open: boolean;
  url: string | undefined;
  live: string | undefined;
  format: 'text' | 'json' | 'github';
  fix: boolean;
  /** Whether a missing translation is an error. */
  complete: boolean;
  hsts: boolean;
  precompress: boolean;
  /** Whether to build a site whose owner is still a placeholder. */
  allowsExamples: boolean;
  full: boolean;
  yes: boolean;
  /** Whether to skip the email address, phone number and street address. */
  isPrivate: boolean;
  page: string;
  /** The positional argument: see `operands`. */
  operand: string | undefined;
  /** The second positional argument, which only `translate` accepts. */
  file: string | undefined;
  /** Whether to export texts or to import translations. */
  exports: boolean;
  imports: boolean;
  maxSize: number | undefined;
  maxBlocks: number | undefined;
  followLinks: boolean;
  /** Whether only errors and warnings are printed. */
  isQuiet: boolean;
  /** Whether all diagnostics and pages are printed. */
  isVerbose: boolean;
}

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

const options = {
  site: { type: 'string', default: 'site.json' },
  out: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  languages: { type: 'string' },
  as: { type: 'string' },
  open: { type: 'boolean', default: false },
  url: { type: 'string' },
  live: { type: 'string' },
  format: { type: 'string', default: 'text' },
  json: { type: 'boolean', default: false },
  fix: { type: 'boolean', default: false },
  complete: { type: 'boolean', default: false },
  export: { type: 'boolean', default: false },
  import: { type: 'boolean', default: false },
  hsts: { type: 'boolean', default: false },
  precompress: { type: 'boolean', default: false },
  'allow-placeholders': { type: 'boolean', default: false },
  full: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  private: { type: 'boolean', default: false },
  page: { type: 'string', default: '/' },
  'max-size': { type: 'string' },
  'max-blocks': { type: 'string' },
  'follow-links': { type: 'boolean', default: false },
  quiet: { type: 'boolean', default: false },
  verbose: { type: 'boolean', default: false },
} as const;

type Option = keyof typeof options;

/* How much is read, and from where. */
const limits = ['max-size', 'max-blocks', 'follow-links'] as const;

/** The options of each command, apart from --help. */
export const optionsByCommand = {
  new: ['as', 'full', 'yes', 'languages', 'host'],
  dev: ['site', 'open', 'port', 'host', ...limits],
  build: ['site', 'out', 'url', 'hsts', 'precompress', 'allow-placeholders', 'quiet', 'verbose', ...limits],
  preview: ['site', 'out', 'url', 'port', 'host', 'follow-links'],
  check: ['site', 'fix', 'yes', 'complete', 'format', 'json', 'quiet', 'verbose', ...limits],
  doctor: ['site', 'out', 'url', 'live', 'format', 'json', 'follow-links'],
  add: ['page', 'site', ...limits],
  import: ['site', 'private', 'yes', ...limits],
  translate: ['export', 'import', 'full', 'site', ...limits],
  schema: [],
} as const satisfies Record<string, readonly Option[]>;

/** The name of a command. */
export type Command = keyof typeof optionsByCommand;

export const isCommand = (name: string): name is Command => Object.hasOwn(optionsByCommand, name);

/** The positional arguments of a command; brackets mark optional ones. */
export const operands: Partial<Record<Command, string>> = {
  new: '[FOLDER]',
  add: 'BLOCK',
  import: 'FILE',
  translate: 'LANGUAGE [FILE]',
};

/* Options that every command accepts and some ignore, so that scripts can pass the same options to all. */
const sharedOptions: readonly Option[] = ['site', 'out', 'port', 'host', 'url', ...limits];

/** Parses the arguments of a command. Throws a UsageError that names the invalid argument. */
export function readArguments(command: Command, args: string[]): Arguments {
  const picked = Object.fromEntries(
    [...sharedOptions, ...optionsByCommand[command]].map((name) => [name, options[name]]),
  );
  let values: { [Name in Option]?: string | boolean };
  let positionals: string[];
  try {
    const allowPositionals = command in operands;
    ({ values, positionals } = parseArgs({ args: args, options: picked, strict: true, allowPositionals }));
  } catch (error) {
    const [detail = ''] = messageOf(error).split('. ');
    const reason = (detail.charAt(0).toLowerCase() + detail.slice(1)).replace(/'([^']*)'/g, '"$1"');
    const [, wrong = ''] = /^unknown option "--([^"]+)"/.exec(reason) ?? [];
    const meant = wrong === '' ? undefined : nearest(wrong, optionsByCommand[command]);
    throw new UsageError(meant === undefined ? reason : `${reason}; did you mean --${meant}?`);
  }
  const [operand, ...others] = positionals;
  const [file, surplus] = command === 'translate' ? others : [undefined, ...others];
  if (surplus !== undefined) throw new UsageError(`unexpected argument "${surplus}"`);
  const text = (name: Option) => (typeof values[name] === 'string' ? values[name] : undefined);
  if (command === 'check' && values.yes && !values.fix) throw new UsageError('--yes requires --fix');
  if (values.full && values.as !== undefined) throw new UsageError('use either --full or --as, not both');
  if (values.quiet && values.verbose) throw new UsageError('use either --quiet or --verbose, not both');
  const format = values.json ? 'json' : (text('format') ?? 'text');
  if (format !== 'text' && format !== 'json' && format !== 'github')
    throw new UsageError(`--format must be text, json or github, not "${format}"`);
  return {
    site: text('site') ?? 'site.json',
    out: text('out'),
    port: number('port', text('port'), 0, 65_535),
    host: (command === 'new' ? undefined : text('host')) ?? '127.0.0.1',
    hosting: command === 'new' ? choice('host', hostings, text('host')) : undefined,
    languages: languages(text('languages')),
    profession: choice('as', professions, text('as')),
    open: values.open === true,
    url: address('url', text('url')),
    live: address('live', text('live')),
    format,
    fix: values.fix === true,
    complete: values.complete === true,
    hsts: values.hsts === true,
    precompress: values.precompress === true,
    allowsExamples: values['allow-placeholders'] === true,
    full: values.full === true,
    yes: values.yes === true,
    isPrivate: values.private === true,
    page: text('page') ?? '/',
    operand,
    file,
    exports: values.export === true,
    imports: values.import === true,
    maxSize: number('max-size', text('max-size'), 1, 4096),
    maxBlocks: number('max-blocks', text('max-blocks'), 1, 100_000_000),
    followLinks: values['follow-links'] === true,
    isQuiet: values.quiet === true,
    isVerbose: values.verbose === true,
  };
}

function number(name: string, text: string | undefined, least: number, most: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new UsageError(`--${name} must be a whole number from ${least} to ${most}, not "${text}"`);
}

function choice<Name extends string>(
  option: string,
  choices: Readonly<Record<Name, string>>,
  name: string | undefined,
): Name | undefined {
  const isChoice = (text: string): text is Name => Object.hasOwn(choices, text);
  if (name === undefined || isChoice(name)) return name;
  const names = Object.keys(choices);
  const meant = nearest(name, names);
  throw new UsageError(
    `--${option} must be ${listOf(names)}, not "${name}"${meant === undefined ? '' : `; did you mean ${meant}?`}`,
  );
}

const listOf = (names: readonly string[]): string => names.join(', ').replace(/, (\w+)$/, ' or $1');

function languages(text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined;
  const found = readLanguages(text);
  if ('languages' in found) return found.languages;
  throw new UsageError(`--languages must be a list such as en,fr,ar, not "${text}". ${found.wrong}`);
}

function address(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  // The same rule as for `url` in the file.
  if (new RegExp(patterns.url, 'u').test(text) && parseUrl(text)) return text;
  throw new UsageError(`--${name} must be a URL such as https://example.com/portfolio/, not "${text}"`);
}
