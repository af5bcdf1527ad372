import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { examineFolder } from '../../src/doctor/examine-folder.ts';
import { visit } from '../support/browser/page.ts';
import { readDocx } from '../support/docx.ts';
import { root } from '../support/root.ts';
import { servedSite } from '../support/sites/open-site.ts';
import written from './cv-variants.json';

/* With the packages for the CV as PDF and for Word. */
async function addPackages(folder: string) {
  for (const name of ['@myriaddreamin', '@expo-google-fonts', 'docx']) {
    const link = join(folder, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(root, 'node_modules', name), link);
  }
}
const site = servedSite(written, { prepare: addPackages });

const read = (path: string) => readFile(join(site.dist, path), 'utf8');
const words = {
  '': { has: ['Query Writer', 'Shared point', 'Indexed point'], lacks: ['Painted point', 'Button Painter', 'A Talk'] },
  'fr/': {
    has: ['Autrice de requêtes', 'Point commun', 'Point indexé'],
    lacks: ['Point peint', 'Peintre de boutons', 'Un exposé'],
  },
};
const plain = (text: string) => text.replace(/\s+/g, ' ').normalize('NFC');

/* The text of a file of the CV. */
async function textOf(path: string): Promise<string> {
  const bytes = await readFile(join(site.dist, path));
  if (path.endsWith('.pdf')) return plain((await extractText(new Uint8Array(bytes), { mergePages: true })).text);
  return plain(
    path.endsWith('.docx')
      ? readDocx(bytes)
          .map(({ text }) => text)
          .join(' ')
      : bytes.toString(),
  );
}

test.each(
  Object.entries(words).flatMap(([prefix, { has, lacks }]) =>
    ['html', 'pdf', 'docx', 'txt'].map((format) => ({ path: `${prefix}cv-backend.${format}`, has, lacks })),
  ),
)('$path contains only the content for it', async ({ path, has, lacks }) => {
  const text = await textOf(path);
  expect(has.filter((each) => !text.includes(each))).toEqual([]);
  expect(lacks.filter((each) => text.includes(each))).toEqual([]);
  const whole = await textOf(path.replace('cv-backend', 'cv'));
  expect([...has, ...lacks].filter((each) => !whole.includes(each))).toEqual([]);
});

test('no other file names a variant, except pages with a link to it and host configurations', async () => {
  const files = (await readdir(site.dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(?:html|json|xml|txt|md)$|_headers$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(site.dist.length + 1));
  const naming = [];
  for (const file of files.sort()) if (/cv-backend|zqback|zqfront/.test(await read(file))) naming.push(file);
  expect(naming.filter((file) => !file.includes('cv-backend'))).toEqual([
    '_headers',
    '_pages/index.json',
    'fr/_pages/index.json',
    'fr/index.html',
    'fr/index.md',
    'index.html',
    'index.md',
  ]);
  expect(await read('fr/index.html')).toContain('href="/fr/cv-backend.pdf"');
  expect((await read('_headers')).match(/^\/.*cv-backend.*(?:\n .*)*/gm)).toMatchInlineSnapshot(`
    [
      "/cv-backend.pdf
      Content-Disposition: inline; filename=amina-trabelsi-cv-backend.pdf
      X-Robots-Tag: noindex",
      "/cv-backend.docx
      Content-Type: application/vnd.openxmlformats-officedocument.wordprocessingml.document
      Content-Disposition: attachment; filename=amina-trabelsi-cv-backend.docx
      X-Robots-Tag: noindex",
      "/cv-backend.txt
      Content-Type: text/plain;charset=utf-8
      Content-Disposition: inline; filename=amina-trabelsi-cv-backend.txt
      X-Robots-Tag: noindex",
      "/fr/cv-backend.pdf
      Content-Disposition: inline; filename=amina-trabelsi-cv-backend-fr.pdf
      X-Robots-Tag: noindex",
      "/fr/cv-backend.docx
      Content-Type: application/vnd.openxmlformats-officedocument.wordprocessingml.document
      Content-Disposition: attachment; filename=amina-trabelsi-cv-backend-fr.docx
      X-Robots-Tag: noindex",
      "/fr/cv-backend.txt
      Content-Type: text/plain;charset=utf-8
      Content-Disposition: inline; filename=amina-trabelsi-cv-backend-fr.txt
      X-Robots-Tag: noindex",
    ]
  `);
  const html = await read('cv-backend.html');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/og:url|application\/ld\+json|canonical/);
  const [, title] = /<title>(.*?)<\/title>/.exec(html) ?? [];
  expect(html).toContain(`<meta property="og:title" content="${title}">`);
  expect((await read('fr/cv-backend.html')).match(/<link rel="alternate"[^>]*>/g)).toEqual([
    '<link rel="alternate" type="application/pdf" href="/fr/cv-backend.pdf">',
    '<link rel="alternate" type="application/vnd.openxmlformats-officedocument.wordprocessingml.document" href="/fr/cv-backend.docx">',
    '<link rel="alternate" type="text/plain" href="/fr/cv-backend.txt">',
  ]);
});

test('`build` lists the personal data of a variant, and `doctor` finds nothing wrong with it', async () => {
  expect(site.build.stdout).toContain(
    'email address (/cv, /cv.pdf, /cv.docx, /cv.txt, /resume.json, 1 variant of the CV)',
  );
  const found = await examineFolder(site.dist, '');
  expect(found.filter(({ rule }) => rule !== 'no-description')).toEqual([]);
});

test('a variant is a printable page with noindex', async () => {
  const page = await visit(`${site.url}/fr/cv-backend`);
  await page.getByRole('heading', { level: 1, name: 'Amina Trabelsi' }).waitFor();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await page.locator('h3').allTextContents()).toEqual(['Autrice de requêtes']);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.locator('.cv-tools button').click();
  await page.locator('[data-printed]').waitFor();
});
