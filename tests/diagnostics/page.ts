import { type Code, codes } from '../../src/core/diagnostics/diagnostic.ts';
import { byCause } from './by-cause.ts';
import { mistakes } from './mistakes.ts';
import { reported } from './reported.ts';

const chapters: [prefix: string, title: string][] = [
  ['OF0', 'JSON syntax'],
  ['OF1', 'Settings and values'],
  ['OF2', 'Links, references and consistency'],
  ['OF3', 'Files on disk'],
  ['OF4', 'Markdown'],
  ['OF9', 'Versions'],
];

/** docs/diagnostics.md: mistakes by cause, then every code with its message, its fix, an example and the terminal output. */
export async function diagnosticsPage(): Promise<string> {
  const names = (Object.keys(codes) as Code[]).sort();
  const parts = [opening, byCause((code) => anchorOf(titleOf(code as Code)))];
  for (const [prefix, title] of chapters) {
    parts.push(`## ${title}\n`);
    for (const code of names.filter((name) => name.startsWith(prefix))) parts.push(await section(code));
  }
  return parts.join('\n');
}

const opening = `# Errors and warnings

Every error and warning has a code, a message and a fix. This page is generated from the messages in Onefolio, and the
compiler reports every example as shown. The examples change one thing in a small site,
[tests/diagnostics/site.json](../tests/diagnostics/site.json). In the headings, \`…\` stands for a name or a value from
your file.

An error stops the build and keeps the output of the last one. A warning never stops a build. \`npx onefolio check\` lists
all errors and warnings. \`npx onefolio check --fix\` applies unambiguous fixes and asks you about the rest.
`;

const titleOf = (code: Code): string => `${code}: ${withoutPlaceholders(codes[code].sentence)}`;

/* The anchor of a heading on GitHub. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');

interface Entry {
  sentence: string;
  help?: string;
  fix?: string;
  warning?: boolean;
}

async function section(code: Code): Promise<string> {
  const { help = '', fix = help, warning }: Entry = codes[code];
  const mistake = mistakes[code];
  const { text } = await reported(mistake);
  // The fences of code in Markdown have three characters.
  const fence = mistake.shown.includes('```') ? '````' : '```';
  const isJson = !mistake.shown.startsWith('(');
  const shown = isJson
    ? `${fence}${mistake.language ?? 'json'} wrong\n${mistake.shown}\n${fence}`
    : mistake.shown.slice(1, -1).replace(/^./, (c) => c.toUpperCase());
  return [
    `### ${titleOf(code)}\n`,
    `${warning ? 'A warning. ' : ''}**What to do:** ${withoutPlaceholders(fix).replace(/\.?$/, '.')}\n`,
    `${shown}\n`,
    `\`\`\`text\n${text}\`\`\`\n`,
  ].join('\n');
}

/* Replaces {placeholders}, which show values from the file, with "…". */
const withoutPlaceholders = (sentence: string) => sentence.replace(/\{\w+\}/g, '…').replaceAll('\\', '\\\\');
