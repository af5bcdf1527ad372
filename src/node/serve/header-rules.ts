import { join } from 'node:path';
import { readRegular } from '../read-regular.ts';

type Header = [name: string, value: string];

/** The headers for a path from the _headers file of a folder, as Netlify and Cloudflare Pages apply it. */
export function headersFor(folder: string, path: string): Header[] {
  // Reads the file for each response, because a build may have changed it.
  return headerRulesOf(folder).flatMap(({ pattern, headers }) => (matches(pattern, path) ? headers : []));
}

function headerRulesOf(folder: string): { pattern: string; headers: Header[] }[] {
  const rules: { pattern: string; headers: Header[] }[] = [];
  const { bytes = '' } = readRegular(join(folder, '_headers'), 10_000_000);
  for (const line of bytes.toString().split(/\r?\n/)) {
    const [, name = '', value = ''] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name === '' && line.startsWith('/')) rules.push({ pattern: line.trim(), headers: [] });
    if (name !== '' && isSent(name, value)) rules.at(-1)?.headers.push([name, asBytes(value)]);
  }
  return rules;
}

/* The server controls transfer headers, and control characters are invalid in a header. */
const isSent = (name: string, value: string) =>
  !/^(?:connection|content-(?:encoding|length|range)|date|keep-alive|te|trailer|transfer-encoding|upgrade)$/i.test(
    name,
  ) && !/[\u0000-\u0008\u000A-\u001F\u007F]/.test(value);

/* Node writes each character as one byte; hosts send the file's UTF-8 bytes. */
const asBytes = (value: string) => Buffer.from(value).toString('latin1');

/* Whether a path matches a pattern, in which each star stands for any characters. */
function matches(pattern: string, path: string): boolean {
  const [start = '', ...rest] = pattern.split('*');
  const end = rest.pop();
  if (end === undefined) return path === pattern;
  if (!path.startsWith(start)) return false;
  // The first match leaves the longest rest, so no backtracking is needed.
  let at = start.length;
  for (const part of rest) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return path.length - at >= end.length && path.endsWith(end);
}
