import { type Command, operands, optionsByCommand } from '../arguments.ts';
import { hostings, professions } from '../new/choices.ts';

const commands: Record<Command, string> = {
  new: 'create a site that is ready to publish',
  dev: 'start the dev server with live updates',
  build: 'build the site as static files in dist/',
  preview: 'serve the built site as a production host would',
  check: 'list errors and warnings in site.json, and how to fix them',
  doctor: 'find problems in the built site or on the live site',
  add: 'add a block with placeholder text to site.json',
  import: 'import a JSON Resume file',
  translate: 'export text for a translator, and import translations',
  schema: 'print all settings of site.json, for a language model',
};

const options: Record<string, [words: string, meaning: string]> = {
  as: ['--as PROFESSION', `your profession: ${Object.keys(professions).join(', ')}`],
  full: ['--full', 'create the complete sample, with three pages and a CV'],
  yes: ['--yes', 'skip all questions and use placeholders as answers'],
  private: ['--private', 'skip the email address, phone number and street address without asking'],
  page: ['--page PATH', 'the page to add the block to (default: /)'],
  languages: ['--languages TAGS', 'the languages of the site, the main one first: en,fr,ar (default: en)'],
  site: ['--site FILE', 'the site file; public/ and dist/ are next to it (default: site.json)'],
  open: ['--open', 'open the site in the browser'],
  out: ['--out DIR', 'the output folder (default: dist/)'],
  port: ['--port N', 'listen on this port only'],
  host: ['--host H', 'listen on this address (default: 127.0.0.1)'],
  url: ['--url URL', 'where the site will be published; overrides "url" in the file'],
  export: ['--export', 'write untranslated text to FILE (default: LANGUAGE.json next to the site file)'],
  import: ['--import', 'write the translations in FILE to site.json'],
  hsts: ['--hsts', 'make browsers use https for this host for two years'],
  precompress: ['--precompress', 'also compress pages and text files, for servers that send .br and .gz files'],
  'allow-placeholders': ['--allow-placeholders', 'build even if the name or email address is still a placeholder'],
  live: ['--live URL', 'examine the published site at this URL and its host'],
  fix: ['--fix', 'apply unambiguous fixes and prompt for the rest'],
  complete: ['--complete', 'treat missing translations as errors'],
  format: ['--format F', 'text, json or github'],
  json: ['--json', 'same as --format json'],
  quiet: ['--quiet', 'print errors and warnings only'],
  verbose: ['--verbose', 'print all errors and warnings; for a build, also every page'],
  'max-size': ['--max-size MB', 'read files up to this size (default: 10)'],
  'max-blocks': ['--max-blocks N', 'read sites with up to this many blocks (default: 10000)'],
  'follow-links': ['--follow-links', 'also publish files outside public/ that its symbolic links point to'],
};

/* Options that have another meaning in one command. */
const ownOptions: Partial<Record<Command, typeof options>> = {
  check: {
    yes: ['--yes', 'with --fix: apply all fixes without prompting'],
    verbose: ['--verbose', 'print all errors and warnings, not only the first 20'],
  },
  import: { yes: ['--yes', 'import everything and write the changes without asking'] },
  translate: { full: ['--full', 'export all text, including text that is already translated'] },
  new: { host: ['--host NAME', `where to publish the site: ${Object.keys(hostings).join(', ')} (default: github)`] },
};

/** Returns the help for one command, or for all. */
export function help(command?: Command): string {
  const rows: [string, string][] = command
    ? optionsByCommand[command].map((name) => ownOptions[command]?.[name] ?? options[name] ?? ['', ''])
    : Object.entries(commands);
  const width = Math.max(...rows.map(([syntax]) => syntax.length));
  const operand = command && operands[command] ? ` ${operands[command]}` : '';
  const usage = command
    ? `onefolio ${command}${operand} [options]   ${commands[command]}`
    : 'onefolio [COMMAND] [options]';
  const table = rows.map(([syntax, meaning]) => `  ${syntax.padEnd(width)}   ${meaning}`);
  const more = command
    ? []
    : [
        '',
        'With no command, creates a site, or starts the dev server for an existing one.',
        'Run "onefolio COMMAND --help" to list the options of a command, or "onefolio --version" to print the version.',
      ];
  return [usage, '', ...table, ...more].join('\n');
}
