import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { bundle } from '../scripts/bundle.js';
import { readImports } from '../scripts/imports/read-imports.js';
import { npmIn } from '../scripts/npm.js';
import { sbom } from '../scripts/sbom.js';
import { root } from './support/root.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const manifest = JSON.parse(read('package.json'));
const { dependencies, devDependencies } = manifest;
const packages: [
  place: string,
  about: { version?: string; license?: string; dev?: boolean; hasInstallScript?: boolean },
][] = Object.entries(JSON.parse(read('package-lock.json')).packages);

/* These licenses only require attribution on redistribution. */
const permissive = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'Zlib',
];
/* These licenses require that changes to their files stay free. They only run during a build, and are not redistributed. */
const tools = [
  { license: 'MPL-2.0', pattern: /\/(?:lightningcss(?:-[\w-]+)?|axe-core|ical\.js)$/ },
  { license: 'LGPL-3.0-or-later', pattern: /\/@img\/sharp-(?:libvips-)?[\w-]+$/ },
];

/* Fonts may be redistributed with their license; they are never changed. */
const fonts = { license: 'OFL-1.1', pattern: /\/@(?:fontsource-variable|expo-google-fonts)\/[\w-]+$/ };

const isAllowed = (place: string, license: string): boolean =>
  permissive.includes(license) ||
  [...tools, fonts].some((tool) => tool.license === license && tool.pattern.test(place));

test('depends only on packages whose licenses allow any use', () => {
  const refused = packages.filter(([place, { license = 'no licence' }]) => {
    const isChoice = license.includes(' OR ');
    const names = license.replace(/[()]/g, '').split(/ (?:AND|OR) /);
    return !(isChoice ? names.some((name) => isAllowed(place, name)) : names.every((name) => isAllowed(place, name)));
  });
  expect(packages.length).toBeGreaterThan(100);
  expect(refused.map(([place, { license }]) => `${place}: ${license}`)).toEqual([]);
});

test('depends on no package with an install script', () => {
  expect(packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => place)).toEqual([]);
});

test('gives a reason for every dependency in docs/decisions/dependencies.md', () => {
  const reasons = read('docs/decisions/dependencies.md')
    .split('\n')
    .flatMap((line) => /^\| (.+?) \| .+ \|$/.exec(line)?.[1]?.split(', ') ?? []);
  const unexplained = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !reasons.some((reason) => reason === name || (reason === '@types/*' && name.startsWith('@types/'))),
  );
  expect(unexplained).toEqual([]);
});

test('pins every dependency to one version', () => {
  const ranges = Object.entries<string>({ ...dependencies, ...devDependencies });
  expect(ranges.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

/* Packed as for a release, with the cached bundles of a clone. */
async function pack(): Promise<Packed> {
  const folder = await mkdtemp(join(tmpdir(), 'onefolio-packed-'));
  try {
    for (const name of ['package.json', 'README.md', 'LICENSE', 'site.json', 'bin', 'schema', 'scripts', 'src'])
      await cp(join(root, name), join(folder, name), { recursive: true });
    const isKept = (file: string) => !file.endsWith('.map');
    await cp(await bundle(), join(folder, 'lib'), { recursive: true, filter: isKept });
    return JSON.parse(npmIn(folder, 'pack', '--dry-run', '--json', '--ignore-scripts'))[0];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Packed {
  files: { path: string }[];
  size: number;
  unpackedSize: number;
}

let packed: Packed;
beforeAll(async () => {
  packed = await pack();
});

test('packs only files needed at run time, without sources, tests, benchmarks and scripts', () => {
  const names = packed.files.map(({ path }) => path);
  expect(names.filter((name) => !name.startsWith('lib/')).sort()).toEqual([
    'LICENSE',
    'README.md',
    'bin/node-version.js',
    'bin/onefolio.js',
    'package.json',
    'schema/contract.schema.json',
    'schema/site.schema.json',
    'schema/types.d.ts',
  ]);
  const rooms = new Set(names.flatMap((name) => /^lib\/([^/]+)/.exec(name)?.[1] ?? []));
  expect([...rooms].sort()).toEqual(['bundles.json.br', 'client', 'command', 'dev', 'document-writers', 'renderer']);
  expect(names.filter((name) => /\.tsx?$/.test(name))).toEqual(['schema/types.d.ts']);
  expect(names.filter((name) => /\.test\.|(?:^|\/)\.|\.log$|\.tgz$|\.map$/.test(name))).toEqual([]);
});

test('takes at most 2.5 MB packed and 8 MB installed', () => {
  const { size, unpackedSize } = packed;
  expect(size).toBeGreaterThan(500_000);
  expect(size).toBeLessThanOrEqual(2_500_000);
  expect(unpackedSize).toBeLessThanOrEqual(8_000_000);
});

test('installs no dependencies, and runs no install scripts', () => {
  const { dependencies, optionalDependencies, peerDependenciesMeta, scripts, private: isPrivate } = manifest;
  expect({ dependencies, optionalDependencies, peerDependenciesMeta, isPrivate }).toEqual({
    dependencies: undefined,
    optionalDependencies: undefined,
    peerDependenciesMeta: { sharp: { optional: true } },
    isPrivate: undefined,
  });
  expect(Object.keys(manifest.peerDependencies)).toEqual(['sharp']);
  expect(Object.keys(scripts).filter((name) => /^(?:pre|post)?install$|^(?:pre|post)?prepare$/.test(name))).toEqual([]);
});

test('lists in its bill of materials every package that a source imports, and no tool', async () => {
  const { components, dependencies: edges }: Bill = sbom(await bundle());
  const listed = components.map(({ name }) => name);
  expect(imported().filter((name) => !listed.includes(name))).toEqual([]);
  expect(listed.filter((name) => ['vite', 'rolldown', 'vitest', 'typescript', 'sharp'].includes(name))).toEqual([]);
  const locked = packages.map(([place, { version }]) => `${place.split('node_modules/').at(-1)}@${version}`);
  expect(components.filter(({ name, version }) => !locked.includes(`${name}@${version}`))).toEqual([]);
  const refs = components.map((component) => component['bom-ref']);
  for (const { dependsOn } of edges) for (const ref of dependsOn) expect(refs).toContain(ref);
});

interface Bill {
  components: { name: string; version: string; 'bom-ref': string }[];
  dependencies: { dependsOn: string[] }[];
}

/* The packages whose code runs with Onefolio, without those of the bundler. */
function imported(): string[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(join('node', 'bundle')))
    .map((file) => `src/${file}`);
  const all = files.flatMap((file) => readImports(file, read(file)));
  const names = all.flatMap(({ to, isType }) => (isType ? [] : (/^(?:@[^/]+\/)?[^/:]+/.exec(to)?.[0] ?? [])));
  return Object.keys(devDependencies).filter((name) => name !== 'sharp' && names.includes(name));
}
