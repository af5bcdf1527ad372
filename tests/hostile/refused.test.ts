import { expect, test } from 'vitest';
import { patterns } from '../../schema/patterns.ts';
import { pointerOf } from '../../src/core/diagnostics/pointer.ts';
import { isWords, type TextKind } from '../../src/core/validation/schema.ts';
import { everything, places } from '../support/sites/everything.ts';
import { compileSite, siteWith } from '../support/sites/site.ts';
import { isAllowed, isSafe, isShowable } from './allowed-text.ts';
import { injections, naughty } from './texts/corpus.ts';

const texts = [...new Set([...naughty, ...injections])];
const kinds = new Map(Object.entries(patterns).map(([name, pattern]) => [pattern as string, name as TextKind]));
const site = everything();
/* Only the first text of every list: some lists allow no duplicates. */
const fields = places(site).flatMap(({ steps, schema, value }) => {
  const kind = kinds.get(schema.pattern ?? '');
  const isField = typeof value === 'string' && kind !== undefined && !(Number(steps.at(-1)) > 0);
  return isField ? [{ steps, pointer: pointerOf(steps), kind, maxLength: schema.maxLength ?? 0 }] : [];
});
const addresses = ['href', 'endpoint', 'file', 'url'];

/* The site with one text in every field for texts, addresses, names or dates. */
function filledWith(text: string): object {
  const copy = structuredClone(site);
  for (const { steps } of fields) {
    const inside = steps.slice(0, -1).reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], copy);
    (inside as Record<string, unknown>)[steps.at(-1) ?? ''] = text;
  }
  return copy;
}

test('tries several hundred texts of each kind', () => {
  expect([naughty.length, injections.length].every((count) => count >= 300)).toBe(true);
  expect(fields.length).toBeGreaterThan(100);
});

test('rejects a text in every field that does not allow it, and in no other', () => {
  const taken = new Map<string, Set<string>>();
  const wrong: string[] = [];
  let refused = 0;
  for (const text of texts) {
    const { diagnostics } = compileSite(filledWith(text), { addFixes: (problems) => problems });
    const reported = new Map(diagnostics.map(({ pointer, code }) => [pointer, code]));
    expect(reported.size).toBe(diagnostics.length);
    const isShown = isShowable(text);
    for (const { pointer, kind, maxLength } of fields) {
      const code = reported.get(pointer);
      if (code !== undefined) refused++;
      const isRight = isShown
        ? !isWords(kind) || (code === undefined) === isAllowed(text, kind, maxLength)
        : /^OF01[36]$/.test(code ?? '');
      if (!isRight) wrong.push(`${JSON.stringify(text)} at ${pointer}: ${code ?? 'taken'}`);
      if (code === undefined && !isWords(kind)) taken.set(kind, (taken.get(kind) ?? new Set()).add(text));
    }
  }
  expect(wrong).toEqual([]);
  for (const kind of addresses)
    for (const text of taken.get(kind) ?? []) expect([text, isSafe(text)]).toEqual([text, true]);
  expect(refused).toBeGreaterThan(30_000);
  const addressesTaken = addresses.map((kind) => [kind, [...(taken.get(kind) ?? [])]]);
  expect(Object.fromEntries(addressesTaken)).toMatchInlineSnapshot(`
    {
      "endpoint": [
        "/etc/passwd",
        "/dev/null",
        "/x/g",
        "https://x/'onclick='alert(1)",
        "/%0d%0aSet-Cookie:a=1",
        "/..%2f..%2fetc/passwd",
        "/{name}",
        "https://example.com/{summary}",
        "https://evil.example:99999/",
        "https://1e400/",
        "https://0x7f.1/",
      ],
      "file": [
        "/etc/passwd",
        "/dev/null",
        "/x/g",
        "/%0d%0aSet-Cookie:a=1",
        "/..%2f..%2fetc/passwd",
        "/{name}",
      ],
      "href": [
        "#N/A",
        "#REF!",
        "#NAME?",
        "#{name}",
        "/etc/passwd",
        "/dev/null",
        "##[error]x",
        "/x/g",
        "#{7*7}",
        "https://x/'onclick='alert(1)",
        "/%0d%0aSet-Cookie:a=1",
        "/..%2f..%2fetc/passwd",
        "mailto:a@example.com%0Abcc:b@example.com",
        "tel:javascript:alert(1)",
        "/{name}",
        "https://{name}/",
        "https://example.com/{summary}",
        "https://evil.example;",
        "https://evil.example,*",
        "https://*.example",
        "https://*",
        "http://[::ffff:1.2.3.4%eth0]/",
        "https://evil.example:99999/",
        "https://evil.example:/",
        "https://1e400/",
        "https://0x7f.1/",
      ],
      "url": [
        "https://evil.example:99999/",
        "https://1e400/",
        "https://0x7f.1/",
      ],
    }
  `);
});

test('keeps a URL safe when its placeholders are replaced', () => {
  const owner = {
    name: 'alert(1)',
    title: '"onclick=alert(1)',
    summary: 'x y',
    email: 'a@example.com',
    phone: '+216 1',
  };
  for (const text of texts) {
    const { site } = compileSite({
      ...siteWith({ type: 'hero', headline: 'x', links: [{ label: 'x', href: text }] }),
      owner,
    });
    const [block] = site?.pages[0]?.blocks ?? [];
    const [link] = block?.type === 'hero' ? (block.links ?? []) : [];
    if (link) expect([text, link.href, isSafe(link.href)]).toEqual([text, link.href, true]);
  }
});
