import { describe, expect, test } from 'vitest';
import type { Compiled } from '../../src/core/pipeline.ts';
import { applyAll, applyCertain, Refusals } from '../../src/fixes/fix-loop.ts';
import { editsOf } from '../../src/fixes/is-safe-fix.ts';
import { applyFixes, fixable, type Texts, unchangedRevision } from '../../src/fixes/revision.ts';
import { compileSite, siteWith, smallSite, textHost } from '../support/sites/site.ts';

const encoded = (text: string) => new TextEncoder().encode(text);
/* A site with one Markdown file. */
const compilerWith = (file: string) => (texts: Texts) =>
  compileSite(texts.site, { ...textHost, textFile: () => ({ bytes: encoded(texts.files.get('queues.md') ?? file) }) });
const compile = compilerWith('Nothing.');
const start = (site: object | string, compileTexts = compile) =>
  unchangedRevision(compileTexts({ site: typeof site === 'string' ? site : JSON.stringify(site), files: new Map() }));
const applied = (site: object | string) => applyAll(start(site), compile);

const hero = (more: object = {}) => ({ type: 'hero', headline: 'Hello', ...more });
const linking = (...hrefs: string[]) => siteWith(hero({ actions: hrefs.map((href) => ({ label: 'x', href })) }));

describe('applying every fix', () => {
  test('applies certain and uncertain fixes', () => {
    const site = linking('www.example.org', 'amina@example.org');
    const wrong = JSON.stringify({ ...site, ower: site.owner }).replace('"Hello"', '"Dev &amp; Ops"');
    const { compiled } = applied(wrong.replace(/"owner":\{[^}]*\},/, ''));
    expect(compiled.diagnostics).toEqual([]);
    expect(compiled.locator.text).toContain('Dev & Ops');
    expect(compiled.locator.text).toContain('"https://www.example.org"');
  });

  test.each(['', null, [], false])('changes no link to the value %j in "owner"', (phone) => {
    const site = siteWith(hero({ links: [{ label: 'Call', href: 'tel:{phone}' }], summary: 'I build.' }));
    site.owner.phone = phone;
    const { compiled } = applied(site);
    expect(compiled.diagnostics.map(({ pointer }) => pointer)).toEqual(['/pages/0/blocks/0/links/0/href']);
    const { phone: _, ...owner } = site.owner;
    expect(JSON.parse(compiled.locator.text)).toEqual({ ...site, owner });
  });

  test('applies a fix in the file that it belongs to', () => {
    const compileTexts = compilerWith('# Queues\n\nRead [more](/privcy).\n');
    const site = siteWith(hero(), { type: 'text', id: 'text', file: 'queues.md' });
    site.pages.push({ path: '/privacy', title: 'Privacy', blocks: [hero()] });
    const { texts, compiled } = applyAll(start(site, compileTexts), compileTexts);
    expect([...texts.files]).toEqual([['queues.md', '# Queues\n\nRead [more](/privacy).\n']]);
    expect([texts.site, compiled.diagnostics]).toEqual([JSON.stringify(site), []]);
  });

  test('applies the fix of a type that reveals other mistakes, if those have fixes', () => {
    const quotes = [{ quote: 'Good', author: 'N', company: 'C' }];
    const site = siteWith(hero(), { type: 'testimonials', id: 't', title: 'Clients', items: quotes });
    const { owner: _, ...rest } = site;
    const { compiled } = applied({ profile: { name: 'Amina', label: 'Developer', email: 'a@example.com' }, ...rest });
    expect(compiled.diagnostics).toEqual([]);
    expect([compiled.localized?.owner, compiled.localized?.pages[0]?.blocks[1]]).toEqual([
      { name: 'Amina', title: 'Developer', email: 'a@example.com' },
      { type: 'quote-list', id: 't', heading: 'Clients', quotes: [{ text: 'Good', name: 'N', organization: 'C' }] },
    ]);
  });

  test('skips the fix of a type that reveals mistakes without fixes', () => {
    const before = start(siteWith(hero(), { type: 'testimonials', id: 't', quotes: [{ stars: [] }, { moons: [] }] }));
    expect(applyAll(before, compile).texts).toEqual(before.texts);
  });

  test('skips a fix that would break the file', () => {
    const before = start(siteWith(hero({ sumary: 'x' })));
    const broken = (texts: Texts) => compile(texts.site.includes('"summary"') ? { ...texts, site: '{' } : texts);
    expect(applyAll(before, broken)).toBe(before);
  });

  test('changes nothing without an exact fix', () => {
    const before = start(linking('javascript:alert(1)'));
    expect(applyAll(before, compile)).toBe(before);
  });
});

/* A text with a mistake for each letter that has a fix; some fixes make it worse. */
const letters =
  (fixes: Record<string, string>, errors: (text: string) => number, isNamed = false) =>
  ({ site: own }: Texts): Compiled => {
    const at = (column: number) => ({ line: 1, column, endLine: 1, endColumn: column + 1 });
    const { locator } = compileSite(own);
    const found = [...own].flatMap((letter, index) =>
      fixes[letter] === undefined
        ? []
        : [
            {
              severity: 'warning',
              message: isNamed ? `${letter} ${index}` : own,
              code: 'OF440',
              ...at(index + 1),
              fix: { text: '', certain: false, edits: [{ ...at(index + 1), text: fixes[letter] }] },
            },
          ],
    );
    const wrong = Array.from({ length: errors(own) }, () => ({ severity: 'error', fix: null }));
    return { stage: 'shape', locator, diagnostics: [...found, ...wrong] } as unknown as Compiled;
  };
const end = (text: string, compileTexts: (texts: Texts) => Compiled) =>
  applyAll(unchangedRevision(compileTexts({ site: text, files: new Map() })), compileTexts).texts.site;

test('skips a fix that makes a text worse, and applies the others', () => {
  const compileTexts = letters({ a: 'b', x: 'y', c: 'd' }, (text) => Number(text.includes('y')));
  expect(end('axcxa', compileTexts)).toBe('bxdxb');
});

function counted(compileTexts: (texts: Texts) => Compiled) {
  let count = 0;
  const compileCounted = (texts: Texts) => {
    count++;
    return compileTexts(texts);
  };
  return { compileTexts: compileCounted, count: () => count };
}

test('applies all fixes of a long text together, whatever their number', () => {
  const { compileTexts, count } = counted(letters({ a: 'b' }, () => 0));
  expect(end('a'.repeat(2000), compileTexts)).toBe('b'.repeat(2000));
  expect(count()).toBeLessThan(5);
});

test('finds the fixes that make a long text worse by bisection, and applies all others', () => {
  const { compileTexts, count } = counted(letters({ a: 'b', x: 'y' }, (text) => Number(text.includes('y')), true));
  const text = `${'a'.repeat(700)}x${'a'.repeat(299)}x`;
  expect(end(text, compileTexts)).toBe(text.replaceAll('a', 'b'));
  expect(count()).toBeLessThan(200);
});

test('stops if very many fixes make a text worse', () => {
  const { compileTexts, count } = counted(letters({ x: 'y' }, (text) => Number(text.includes('y')), true));
  expect(end('x'.repeat(1000), compileTexts)).toBe('x'.repeat(1000));
  expect(count()).toBeLessThan(250);
});

test('ends if a text repeats, and if there is always another fix', () => {
  expect(
    end(
      'a',
      letters({ a: 'b', b: 'a' }, () => 0),
    ),
  ).toBe('b');
  expect(
    end(
      'a',
      letters({ a: 'ba' }, () => 0),
    ),
  ).toBe(`${'b'.repeat(100)}a`);
});

describe('a refused fix', () => {
  const refusing = (site: object, place: number) => {
    const refusals = new Refusals();
    const before = start(site);
    const refused = fixable(before.compiled)[place];
    if (refused) refusals.refuse(refused);
    return { refusals, before };
  };

  test("isn't offered again after another fix has moved it", () => {
    const { refusals, before } = refusing(linking('www.b.example', 'www.a.example'), 1);
    const [other] = refusals.remaining(before);
    const { texts } = applyFixes(before, other ? [other] : [], compile) ?? before;
    const after = { texts, compiled: compile({ ...texts, site: `\n\n${texts.site}` }) };
    expect(after.compiled.diagnostics).toHaveLength(1);
    expect(refusals.remaining(after)).toEqual([]);
  });

  test("doesn't prevent an identical fix from being offered", () => {
    const { refusals, before } = refusing(linking('www.a.example', 'www.a.example'), 0);
    expect(refusals.remaining(before)).toEqual([fixable(before.compiled)[1]]);
  });

  test("doesn't exist at first", () => {
    expect(new Refusals().remaining(start(smallSite()))).toEqual([]);
  });
});

test('applies certain fixes of a site, and nothing if there are none', () => {
  const wrong = start(siteWith({ type: 'heroo', headline: 'Hello' }));
  const { texts, compiled } = applyCertain(wrong, compile);
  expect([texts.site, compiled.diagnostics]).toEqual([JSON.stringify(siteWith(hero())), []]);
  const right = start(smallSite());
  expect(applyCertain(right, compile)).toBe(right);
});

test('changes nothing for a mistake without a fix', () => {
  const { diagnostics, locator } = start(smallSite()).compiled;
  const [wrong] = start(linking('www.example.org')).compiled.diagnostics;
  expect(editsOf([...diagnostics, { ...wrong, fix: null } as never], locator)).toEqual([]);
});
