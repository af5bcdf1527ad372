import { type Command, commands, nameOf, options } from '../arguments.ts';

/** Returns the help for one command, or for all. */
export function help(command?: Command): string {
  if (command === undefined)
    return [
      'onefolio [COMMAND] [options]',
      '',
      ...table(Object.entries(commands).map(([name, { purpose }]) => [name, purpose])),
      '',
      'With no command, creates a site, or starts the dev server for an existing one.',
      'Run "onefolio COMMAND --help" to list the options of a command, or "onefolio --version" to print the version.',
    ].join('\n');
  const { purpose, operands, options: names, meanings } = commands[command];
  const rows = names.map((name): [string, string] => {
    const { word, meaning } = { ...options[name], ...meanings?.[name] };
    return [`--${nameOf(name)}${word && ` ${word}`}`, meaning];
  });
  return [`onefolio ${command}${operands ? ` ${operands}` : ''} [options]   ${purpose}`, '', ...table(rows)].join('\n');
}

function table(rows: readonly [string, string][]): string[] {
  const width = Math.max(...rows.map(([syntax]) => syntax.length));
  return rows.map(([syntax, meaning]) => `  ${syntax.padEnd(width)}   ${meaning}`);
}
