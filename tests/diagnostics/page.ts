import { type Code, codes } from '../../src/compile/diagnostic/codes.ts';
import { byDeed } from './by-deed.ts';
import { mistakes } from './mistakes.ts';
import { reported } from './reported.ts';

const chapters: [prefix: string, title: string][] = [
  ['OF0', 'The text of the file'],
  ['OF1', 'Its shape'],
  ['OF2', 'Its meaning across the site'],
  ['OF3', 'Files beside it'],
  ['OF4', 'Long texts'],
  ['OF9', 'Versions'],
];

/** docs/diagnostics.md: what people do, with what helps; then every code with its sentence, the way out, an example and what the terminal says of it. */
export async function diagnosticsPage(): Promise<string> {
  const names = (Object.keys(codes) as Code[]).sort();
  const parts = [opening, byDeed((code) => anchorOf(titleOf(code as Code)))];
  for (const [prefix, title] of chapters) {
    parts.push(`## ${title}\n`);
    for (const code of names.filter((name) => name.startsWith(prefix))) parts.push(await section(code));
  }
  return parts.join('\n');
}

const opening = `# What can be wrong with site.json

Every mistake has a code, a sentence and a way out. This page is written from the table that Onefolio itself uses, and
every example on it went through the real compiler. Each is a slip in the small site of
[tests/diagnostics/site.json](../tests/diagnostics/site.json); \`…\` stands for what the sentence names in your file.

Errors stop a build and leave the last one as it was. Warnings stop nothing.
\`npx onefolio check\` prints all of them, and \`npx onefolio check --fix\` mends those that can be mended in one way only,
and asks about others.
`;

const titleOf = (code: Code): string => `${code}: ${withoutPlaceholders(codes[code].sentence)}`;

/* As GitHub names a heading. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');

interface Entry {
  sentence: string;
  help?: string;
  way?: string;
  warning?: true;
}

async function section(code: Code): Promise<string> {
  const { help = '', way = help, warning }: Entry = codes[code];
  const mistake = mistakes[code];
  const { text } = await reported(mistake);
  // Of code in Markdown the fences are three signs long.
  const fence = mistake.shown.includes('```') ? '````' : '```';
  const isJson = !mistake.shown.startsWith('(');
  const shown = isJson
    ? `${fence}${mistake.language ?? 'json'} wrong\n${mistake.shown}\n${fence}`
    : mistake.shown.slice(1, -1).replace(/^./, (c) => c.toUpperCase());
  return [
    `### ${titleOf(code)}\n`,
    `${warning ? 'A warning. ' : ''}**What to do:** ${withoutPlaceholders(way).replace(/\.?$/, '.')}\n`,
    `${shown}\n`,
    `\`\`\`text\n${text}\`\`\`\n`,
  ].join('\n');
}

/* {placeholders} are filled with what is in the file; {{ is what an owner writes for a brace. */
const withoutPlaceholders = (words: string) => words.replace(/\{\w+\}/g, '…').replaceAll('\\', '\\\\');
