import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { post } from '../../src/blocks/form/post.ts';
import { runs } from './runs.ts';
import { textOf } from './texts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('sends every answer as it was typed, as a web form or as JSON', async () => {
  const answers = fc.dictionary(
    textOf('fieldName', 64, false).filter((name) => !name.startsWith('_')),
    textOf('prose', 500, false),
    { noNullPrototype: true },
  );
  await fc.assert(
    fc.asyncProperty(answers, async (typed) => {
      const sent: RequestInit[] = [];
      vi.stubGlobal('fetch', async (_: string, request: RequestInit) => {
        sent.push(request);
        return { ok: true };
      });
      const form = new FormData();
      for (const [name, text] of Object.entries(typed)) form.set(name, text);
      for (const encoding of ['form', 'json'] as const)
        expect(await post({ endpoint: 'https://example.com/', encoding }, form)).toBe(true);
      const [asForm, asJson] = sent;
      expect(asForm?.headers).not.toHaveProperty('Content-Type');
      // Line breaks travel as the form data has them.
      expect(Object.fromEntries(new URLSearchParams(String(asForm?.body)))).toEqual(Object.fromEntries(form));
      expect(asJson?.headers).toHaveProperty('Content-Type', 'application/json');
      expect(JSON.parse(String(asJson?.body))).toEqual(typed);
    }),
    runs(50),
  );
});
