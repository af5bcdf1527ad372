import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder for several tests, until it is removed. */
export async function openFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'onefolio-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A new folder for one test, removed when the test ends. */
export async function folderOf(files: Record<string, string | object> = {}): Promise<string> {
  const { path: folder, remove } = await openFolder();
  onTestFinished(remove);
  for (const [name, content] of Object.entries(files)) await put(join(folder, name), content);
  return folder;
}

/** Writes a file; an object is written as JSON, bytes as they are. */
export async function put(place: string, content: string | Uint8Array | object): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  const isWritten = typeof content === 'string' || content instanceof Uint8Array;
  await writeFile(place, isWritten ? content : JSON.stringify(content, null, 2));
}

/** Every file below a folder with its content; none if the folder doesn't exist. */
export async function contentsOf(folder: string): Promise<Record<string, string>> {
  if (!existsSync(folder)) return {};
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = await Promise.all(
    files.sort().map(async (file) => [relative(folder, file), await readFile(file, 'base64')] as const),
  );
  return Object.fromEntries(contents);
}
