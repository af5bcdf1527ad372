import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { npm, sbom } from '../scripts/sbom.js';
import { root } from './support/root.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { dependencies, devDependencies } = JSON.parse(read('package.json'));
const packages: [
  place: string,
  about: { version?: string; license?: string; dev?: boolean; hasInstallScript?: boolean },
][] = Object.entries(JSON.parse(read('package-lock.json')).packages);

/* These ask for nothing but to be named where a part of the package is passed on. */
const permissive = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'Unlicense'];
/* These ask that changes to their files stay free. They only run while a site is built, and are not passed on. */
const tools = [
  { license: 'MPL-2.0', pattern: /\/(?:lightningcss(?:-[\w-]+)?|axe-core)$/ },
  { license: 'LGPL-3.0-or-later', pattern: /\/@img\/sharp-(?:libvips-)?[\w-]+$/ },
];

const isAllowed = (place: string, license: string): boolean =>
  permissive.includes(license) || tools.some((tool) => tool.license === license && tool.pattern.test(place));

test('depends only on packages whose licences allow any use', () => {
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

test('gives a reason for every dependency in docs/decisions/packages.md', () => {
  const reasons = read('docs/decisions/packages.md')
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

test('packs what runs, and no tests, benchmarks and release scripts', () => {
  const [{ files: packed }] = JSON.parse(npm('pack', '--dry-run', '--json', '--ignore-scripts'));
  const names: string[] = packed.map(({ path }: { path: string }) => path);
  const tops = new Set(names.map((name) => name.split('/')[0]));
  // Exists only where an owner has files of their own.
  tops.delete('public');
  expect([...tops].sort()).toEqual([
    'LICENSE',
    'README.md',
    'bin',
    'package.json',
    'schema',
    'scripts',
    'site.json',
    'src',
    'tsconfig.json',
    'vite.config.ts',
  ]);
  expect(names.filter((name) => /\.test\.|(?:^|\/)\.|\.log$|\.tgz$/.test(name))).toEqual([]);
  expect(names.filter((name) => /^(?:bin|scripts)\//.test(name))).toEqual([
    'bin/node-version.js',
    'bin/onefolio.js',
    'scripts/bundle.js',
    'scripts/install.js',
  ]);
});

interface Release {
  components: { name: string; version: string; 'bom-ref': string }[];
  dependencies: { dependsOn: string[] }[];
}

test('lists every dependency of a release in its bill of materials, and nothing else', () => {
  const { components, dependencies: edges }: Release = sbom();
  const needed = packages.filter(([place, { dev }]) => place !== '' && !dev);
  const locked = new Set(needed.map(([place, { version }]) => `${place.split('node_modules/').at(-1)}@${version}`));
  const listed: string[] = components.map(({ name, version }) => `${name}@${version}`);
  expect(listed.filter((name) => !locked.has(name))).toEqual([]);
  expect(listed).toEqual(expect.arrayContaining(Object.entries(dependencies).map((entry) => entry.join('@'))));
  const refs = components.map((component) => component['bom-ref']);
  for (const { dependsOn } of edges) for (const ref of dependsOn) expect(refs).toContain(ref);
});
