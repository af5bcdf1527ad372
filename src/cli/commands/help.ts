import { type Command, operands, takes } from '../arguments.ts';
import { hostings } from '../new/hosting.ts';

const commands: Record<Command, string> = {
  new: 'write a site to begin with, ready to be put on the web',
  dev: 'show the site while you edit it',
  build: 'write the site as static pages into dist/',
  preview: 'serve the built site as a good host would',
  check: 'say what is wrong with site.json, and how to mend it',
  doctor: 'say what would break on the built site, or on the live one',
  add: 'add a block to site.json, to be filled with your own words',
  migrate: 'bring an older site.json up to date',
  import: 'take over what a résumé in the format of JSON Resume says',
  translate: 'hand texts to a translator, and take translations back',
  inbox: 'list the messages that forms sent while you tried the site',
};

const options: Record<string, [words: string, meaning: string]> = {
  full: ['--full', 'write the whole sample, with every block and three pages'],
  yes: ['--yes', 'ask nothing: placeholders stand for what you have not said'],
  private: ['--private', 'leave out mail address, telephone number and street address, and ask nothing about them'],
  page: ['--page PATH', 'the page that gets the block (/)'],
  languages: ['--languages TAGS', 'write it in these languages, the first as its base: en,fr,ar (en)'],
  site: ['--site FILE', 'the site file (site.json); public/ and dist/ are beside it'],
  open: ['--open', 'open the site in the browser'],
  out: ['--out DIR', 'where the pages are written (dist/)'],
  port: ['--port N', 'listen on this port, and on no other'],
  host: ['--host H', 'listen on this address (127.0.0.1)'],
  url: ['--url ADDRESS', 'where the site will be published; goes before what the file says'],
  export: ['--export', 'write what is not translated into FILE (LANGUAGE.json beside the site file)'],
  import: ['--import', 'write the translations of FILE into site.json'],
  hsts: ['--hsts', 'tell browsers to come to this host by https only, for two years'],
  precompress: ['--precompress', 'compress the pages too, for a server that hands out .br and .gz'],
  'allow-placeholders': ['--allow-placeholders', 'build although name or mail address are still those of the example'],
  live: ['--live ADDRESS', 'examine the site that is published there, and its host'],
  fix: ['--fix', 'mend what can be meant in one way only, and ask about every other text to write'],
  complete: ['--complete', 'let texts that are not translated be errors'],
  last: ['--last N', 'list so many messages, the latest (20; with --json all)'],
  format: ['--format F', 'text, json or github'],
  json: ['--json', 'the same as --format json'],
  'max-size': ['--max-size MB', 'read files up to this size (10)'],
  'max-blocks': ['--max-blocks N', 'read sites of up to this many blocks (10000)'],
  'follow-links': ['--follow-links', 'publish also what links in public/ lead to outside of it'],
};

/* What an option means to one command alone. */
const own: Partial<Record<Command, typeof options>> = {
  check: { yes: ['--yes', 'with --fix: ask nothing, and write all of them'] },
  import: { yes: ['--yes', 'ask nothing, take over all of it, and write it'] },
  translate: { full: ['--full', 'export every text, translated or not'] },
  new: { host: ['--host NAME', `where it will be published: ${Object.keys(hostings).join(', ')} (github)`] },
};

/** What the command line takes, for one command or for all of them. */
export function help(command?: Command): string {
  const rows: [string, string][] = command
    ? takes[command].map((name) => own[command]?.[name] ?? options[name] ?? ['', ''])
    : Object.entries(commands);
  const width = Math.max(...rows.map(([words]) => words.length));
  const operand = command && operands[command] ? ` ${operands[command]}` : '';
  const usage = command
    ? `onefolio ${command}${operand} [options]   ${commands[command]}`
    : 'onefolio [COMMAND] [options]';
  const table = rows.map(([words, meaning]) => `  ${words.padEnd(width)}   ${meaning}`);
  const more = command
    ? []
    : [
        '',
        'Without a COMMAND it begins a site where there is none, and shows the one that is there.',
        'onefolio COMMAND --help says what a command takes; onefolio --version says which Onefolio this is.',
      ];
  return [usage, '', ...table, ...more].join('\n');
}
