import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { registry } from '../../src/blocks/registry.ts';
import { cvPages } from '../../src/core/outputs/cv/compose-cv.ts';
import { cvDocument } from '../../src/core/outputs/cv/cv-document.ts';
import type { OutputInput } from '../../src/core/outputs/output-input.ts';
import type { LanguagePages } from '../../src/node/language-pages.ts';
import { sourceOf } from '../../src/node/load/load-site.ts';
import { planPreviews } from '../../src/node/outputs/link-previews/plan-previews.ts';
import { makeOutputs } from '../../src/node/outputs/make-outputs.ts';
import { filesInZip } from '../support/docx.ts';
import { openFolder } from '../support/folder.ts';
import { everythingIn } from '../support/pdf.ts';
import { previewBundles } from '../support/preview-bundles.ts';
import { root } from '../support/root.ts';
import { compileSite, textHost } from '../support/sites/site.ts';
import { runs } from './generators/runs.ts';

const folder = await openFolder();
const bundlesFolder = await openFolder();
afterAll(() => bundlesFolder.remove());
const bundles = await previewBundles(bundlesFolder.path);
afterAll(() => folder.remove());
const making = {
  source: sourceOf(join(folder.path, 'site.json')),
  bundles: { folder: folder.path },
  warn: () => {},
  reportMissing: () => {},
};
const now = { year: 2026, month: 11, day: 28 };

type Audience = 'web' | 'cv';
const audiences = fc.option(fc.subarray<Audience>(['web', 'cv'], { minLength: 1 }), { nil: undefined });
/* Words for variants of the CV. The site has one for "backend". */
const words = fc.option(fc.subarray(['backend', 'teaching'], { minLength: 1 }), { nil: undefined });
const variants = { engineer: { only: ['backend'] } };

/** The audience of a file. */
type Reader = Audience | 'variant';
const readers = ['web', 'cv', 'variant'] as const;

/** A value of the site that no other value contains, and where it may appear. */
interface Secret {
  token: string;
  for: readonly Reader[];
}

/* The audiences of something according to its settings. */
function seen(where: readonly Audience[] = ['web', 'cv'], hidden = false, only?: readonly string[]): readonly Reader[] {
  const isInVariant = where.includes('cv') && (only?.includes('backend') ?? true);
  return hidden ? [] : [...where, ...(isInVariant ? (['variant'] as const) : [])];
}
const meet = (one: readonly Reader[], other: readonly Reader[]) => one.filter((each) => other.includes(each));

const ownerFields = ['email', 'phone', 'location', 'website', 'profiles'] as const;
const part = fc.record(
  { for: audiences, in: words, hidden: fc.option(fc.boolean(), { nil: undefined }) },
  { requiredKeys: [] },
);

interface Owner {
  for: Record<string, Audience[] | undefined>;
  location: { address: string; city: string };
  [field: string]: unknown;
}

/* A site with a token in every detail, each with its own visibility, and the list of these tokens. */
const siteWithSecrets = fc
  .record({
    owner: fc.record(Object.fromEntries([...ownerFields, 'address'].map((field) => [field, audiences]))),
    pages: fc.array(
      fc.record({
        hidden: fc.boolean(),
        draft: fc.boolean(),
        blocks: fc.array(fc.record({ part, entries: fc.array(part, { minLength: 1, maxLength: 3 }) }), {
          maxLength: 3,
        }),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ owner: kept, pages }) => {
    const secrets: Secret[] = [];
    const token = (where: readonly Reader[]) => {
      const name = `tok${String(secrets.length).padStart(4, '0')}x`;
      secrets.push({ token: name, for: where });
      return name;
    };
    const of = (field: string) => token(seen(kept[field]));
    const phone = `+2167100${String(1000 + pages.length)}`;
    secrets.push({ token: phone, for: seen(kept.phone) });
    const owner = {
      name: 'Amina',
      email: `${of('email')}@example.com`,
      phone,
      location: { address: token(meet(seen(kept.address ?? []), seen(kept.location))), city: of('location') },
      website: `https://example.org/${of('website')}`,
      profiles: [{ network: 'GitHub', href: `https://github.com/${of('profiles')}` }],
      facts: [{ label: token(seen(['cv'])), value: 'B' }],
      for: Object.fromEntries(Object.entries(kept).filter(([, where]) => where !== undefined)),
    } satisfies Owner;
    const home = { path: '/', title: 'Home', blocks: [{ type: 'hero', headline: 'Hello' }] };
    const others = pages.map(({ hidden, draft, blocks }, page) => {
      const onPage = seen(undefined, hidden || draft);
      return {
        path: `/p${page}`,
        title: hidden || draft ? `Page ${token([])}` : `Page ${page}`,
        hidden,
        draft,
        blocks: [
          { type: 'hero', headline: 'Page' },
          ...blocks.map(({ part: block, entries }, index) => {
            const inBlock = meet(onPage, seen(block.for, block.hidden, block.in));
            return {
              type: 'timeline',
              id: `w${page}-${index}`,
              ...defined(block),
              heading: 'Work',
              entries: entries.map((entry) => {
                const where = meet(inBlock, seen(entry.for, entry.hidden, entry.in));
                const name = token(where);
                return {
                  title: name,
                  description: token(where),
                  period: { start: '2019', end: '2020' },
                  ...defined(entry),
                };
              }),
            };
          }),
        ],
      };
    });
    const made = { resume: true, contact: true, markdown: true, feed: true, preview: true, qr: true };
    const outputs = { cv: ['txt'], variants, ...made };
    const notes = { idea: token([]) };
    return {
      secrets,
      site: {
        version: 2,
        language: 'en',
        url: 'https://example.com/',
        owner,
        pages: [home, ...others],
        outputs,
        notes,
      },
    };
  });

/* The owner with the details for the CV, all of them visible to everybody. Only a named audience sees the address. */
function onlyForCv({ for: kept, location: { address, city }, ...owner }: Owner): object {
  const isShown = (field: string, usual: readonly Audience[] = ['cv']) => (kept[field] ?? usual).includes('cv');
  const location = { city, ...(isShown('address', []) && { address }) };
  const all = Object.entries({ ...owner, location }).filter(([field]) => isShown(field));
  return { ...Object.fromEntries(all), for: { address: ['web', 'cv'] } };
}

const defined = <Part extends object>(each: Part) =>
  Object.fromEntries(Object.entries(each).filter(([, value]) => value !== undefined));

/* All files besides the pages, and the words of link previews, by audience. A contact card is read without line folding. */
async function filesOf(site: object): Promise<Record<Reader, string>> {
  const input = inputOf(site);
  const planned = await planPreviews(input, {
    bundles,
    publicFolder: folder.path,
    now: new Date('2026-11-28'),
    version: '',
  });
  const previews = JSON.stringify([...planned.previews, ...planned.missing]);
  const {
    cvs: [cv = null, variant = null],
    site: resolved,
  } = input;
  const files = await makeOutputs(input, making);
  const textFor = (reader: Reader) =>
    files
      .filter(({ path }) => readerOf(path) === reader)
      .map(({ content }) => String(content).replaceAll('\r\n ', ''))
      .join('\n');
  // Everything that the printed files of a CV contain comes from this document.
  const documentOf = (page: typeof cv) => JSON.stringify(page && cvDocument(page, resolved, now));
  return {
    web: textFor('web') + previews,
    cv: textFor('cv') + documentOf(cv),
    variant: textFor('variant') + documentOf(variant),
  };
}

const readerOf = (path: string): Reader =>
  path.startsWith('/cv.') ? 'cv' : path.startsWith('/cv-engineer.') ? 'variant' : 'web';

/* All content of the CV and its variant as PDF and for Word, by the path of the file. */
async function printedFilesOf(site: object): Promise<Record<string, string>> {
  const warnings: string[] = [];
  const files = await makeOutputs(inputOf({ ...site, outputs: { cv: ['pdf', 'docx'], variants } }), {
    source: sourceOf(join(root, 'site.json')),
    bundles: { folder: join(root, 'src/node/outputs') },
    warn: (message) => warnings.push(message),
    reportMissing: ({ characters }) => warnings.push(characters.join()),
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  const found = files.map(async ({ path, content }) => {
    const bytes = Buffer.from(content);
    return [
      path,
      path.endsWith('.pdf') ? await everythingIn(bytes) : [...filesInZip(bytes)].flat().join('\n'),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

function inputOf(site: object): OutputInput & LanguagePages {
  const compiled = compileSite(site, { now: new Date('2026-11-28') });
  if (!compiled.site) throw new Error(JSON.stringify(compiled.diagnostics.map(({ message }) => message)));
  const { site: resolved, localized, paginated } = compiled;
  const host = { hasFile: () => false, ...textHost };
  return { registry, site: resolved, localized, paginated, cvs: cvPages(localized, host), now };
}

test('the generated sites have link previews', async () => {
  const samples = fc.sample(siteWithSecrets, { numRuns: 20, seed: 1 });
  for (const { site } of samples) expect((await filesOf(site)).web).toContain('Amina · example.com');
});

test('the QR codes of the CV and its variant contain exactly the details for the CV', () => {
  let count = 0;
  const codesOf = (site: object) => inputOf(site).cvs.map((page) => page.cv?.qr);
  fc.assert(
    fc.property(siteWithSecrets, ({ site }) => {
      const codes = codesOf(site);
      expect(codes).toEqual(codesOf({ ...site, owner: onlyForCv(site.owner) }));
      // A code that would be too large is left out.
      count += codes.filter(Boolean).length;
    }),
    runs(60),
  );
  expect(count).toBeGreaterThan(40);
});

test('no file contains a value for another audience', async () => {
  await fc.assert(
    fc.asyncProperty(siteWithSecrets, async ({ site, secrets }) => {
      const files = await filesOf(site);
      for (const audience of readers) {
        const leaked = secrets.filter((each) => !each.for.includes(audience) && files[audience].includes(each.token));
        expect([audience, leaked]).toEqual([audience, []]);
      }
    }),
    runs(60),
  );
});

test('every visible detail of the owner is in a file for its audience', async () => {
  await fc.assert(
    fc.asyncProperty(siteWithSecrets, async ({ site, secrets }) => {
      const files = await filesOf(site);
      for (const audience of readers) {
        const missing = secrets.filter((each) => each.for.includes(audience) && !files[audience].includes(each.token));
        expect([audience, missing]).toEqual([audience, []]);
      }
    }),
    runs(30),
  );
});

test('the CV as PDF and for Word contains exactly the details for the CV', async () => {
  await fc.assert(
    fc.asyncProperty(siteWithSecrets, async ({ site, secrets }) => {
      const files = await printedFilesOf(site);
      expect(Object.keys(files)).toEqual(['/cv.pdf', '/cv-engineer.pdf', '/cv.docx', '/cv-engineer.docx']);
      for (const [path, text] of Object.entries(files)) {
        const wrong = secrets.filter((each) => each.for.includes(readerOf(path)) !== text.includes(each.token));
        expect([path, wrong]).toEqual([path, []]);
      }
    }),
    runs(5),
  );
});
