import { basename, delimiter, dirname } from 'node:path';

/**
 * The words that call this command again from any folder: its name where the shell finds it by that, npx where npm has
 * installed it, else Node and the path of its file. What npm finds only while it runs a script does not count.
 */
export function commandName(script: string, path = ''): string {
  if (/[\\/]node_modules[\\/]/.test(script)) return 'npx onefolio';
  const isFound = path.split(delimiter).includes(dirname(script));
  return basename(script) === 'onefolio' && isFound ? 'onefolio' : `node ${quoted(script)}`;
}

/** A path as it is typed in a terminal. */
export function quoted(path: string, platform: string = process.platform): string {
  if (/^[\w/.:\\@+=,-]+$/.test(path)) return path;
  return platform === 'win32' ? `"${path}"` : `'${path.replaceAll("'", "'\\''")}'`;
}
