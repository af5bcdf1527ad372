import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { applyEdits, modify, parse } from 'jsonc-parser';
import { typedIn } from './start-command.js';
import { vendoredPackage } from './vendored-package.js';

/*
 * npm run update -- FOLDER: makes a site install this clone of Onefolio. Writes the new tarball and its name in
 * package.json, deletes the old tarball, and prints how to install.
 */
const installLines = { 'pnpm-lock.yaml': 'pnpm install', 'yarn.lock': 'yarn install' };

async function update(operand) {
  if (operand === undefined) {
    console.error('Specify the folder of the site, for example:\n\n  npm run update -- ../my-site');
    return 2;
  }
  const folder = resolve(typedIn, operand);
  const manifest = readManifest(join(folder, 'package.json'));
  const { name, bytes } = await vendoredPackage();
  const file = join('vendor', name);
  const list = manifest.value.dependencies?.onefolio === undefined ? 'devDependencies' : 'dependencies';
  const old = manifest.value[list]?.onefolio;
  const spec = `file:vendor/${name}`;

  const changed = withDependency(manifest, list, spec);
  refuseLinks(folder, ['vendor', file]);

  const isThere = existsSync(join(folder, file)) && readFileSync(join(folder, file)).equals(bytes);

  // The new tarball is complete before package.json names it, and the old one goes last.
  mkdirSync(join(folder, 'vendor'), { recursive: true });
  if (!isThere) replace(join(folder, file), bytes);
  try {
    if (old !== spec) replace(manifest.file, changed);
  } catch (error) {
    if (!isThere) rmSync(join(folder, file));
    throw error;
  }
  const [, oldFile] = /^file:(?:\.\/)?(vendor\/onefolio-[\w.-]+\.tgz)$/.exec(old ?? '') ?? [];
  if (oldFile !== undefined && old !== spec) rmSync(join(folder, oldFile), { force: true });
  if (old !== spec) console.log(`package.json now installs Onefolio from ${file}.`);
  else console.log(isThere ? `${file} is up to date.` : `Restored ${file}, which was missing or damaged.`);
  if (isIgnored(folder, file)) console.log('Git ignores this file. Add the line "!vendor/*.tgz" to .gitignore.');

  console.log(
    `\nTo install Onefolio in the site, run:\n\n  cd ${quoted(relative(typedIn, folder) || '.')}\n  ${installLine(folder)}`,
  );
  return 0;
}

function readManifest(file) {
  if (!existsSync(file)) throw new Error(`nothing was changed: ${file} does not exist`);
  const text = readFileSync(file, 'utf8');
  const errors = [];
  const value = parse(text, errors);
  if (errors.length > 0 || value === null || typeof value !== 'object' || Array.isArray(value))
    throw new Error(`nothing was changed: ${file} is not valid JSON`);
  if (!existsSync(join(dirname(file), 'site.json')))
    throw new Error(`nothing was changed: ${dirname(file)} has no site.json`);
  return { file, text, value };
}

/* Returns the text of package.json with a specifier for Onefolio. */
function withDependency({ file, text, value }, list, spec) {
  if (typeof (value[list] ?? {}) !== 'object' || Array.isArray(value[list]))
    throw new Error(`nothing was changed: "${list}" in ${file} is not an object`);
  const [, indent = '  '] = /^([ \t]+)"/m.exec(text) ?? [];
  const formattingOptions = { insertSpaces: !indent.startsWith('\t'), tabSize: indent.length, eol: '\n' };
  return applyEdits(text, modify(text, [list, 'onefolio'], spec, { formattingOptions }));
}

/* Files are never written through a link, because it can lead out of the folder. */
function refuseLinks(folder, paths) {
  for (const path of paths)
    if (lstatSync(join(folder, path), { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Error(`nothing was changed: ${join(folder, path)} is a symbolic link`);
}

/* Quotes a path for a shell. */
const quoted = (path) => (/^[\w/.:\\@+=,-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`);

/* Replaces a file atomically. */
function replace(file, content) {
  const staging = `${file}.new`;
  // A link with this name isn't followed.
  rmSync(staging, { force: true });
  try {
    writeFileSync(staging, content, { flag: 'wx' });
    renameSync(staging, file);
  } finally {
    rmSync(staging, { force: true });
  }
}

/* Includes the user's global ignore list. Without git, nothing is ignored. */
const isIgnored = (folder, file) => spawnSync('git', ['check-ignore', '-q', file], { cwd: folder }).status === 0;

function installLine(folder) {
  const [, line = 'npm install'] =
    Object.entries(installLines).find(([lockfile]) => existsSync(join(folder, lockfile))) ?? [];
  return line;
}

try {
  process.exitCode = await update(process.argv[2]);
} catch (error) {
  console.error(`update: ${error.message}`);
  process.exitCode = 1;
}
