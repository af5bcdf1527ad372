import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { post } from '../../src/blocks/form/post.ts';
import { runs } from './generators/runs.ts';
import { textOf } from './generators/texts.ts';

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
        return new Response('{}');
      });
      const form = new FormData();
      for (const [name, text] of Object.entries(typed)) form.set(name, text);
      const pairs = [...form].map(([name, text]): [string, string] => [name, String(text)]);
      for (const encoding of ['form', 'json'] as const)
        for (const id of ['field', 'header'] as const)
          expect(await post({ endpoint: 'https://example.com/', encoding, id }, pairs, 'the-id')).toEqual({
            kind: 'arrived',
          });
      const [asForm, formWithHeader, asJson, jsonWithHeader] = sent;
      const _id = 'the-id';
      expect(asForm?.headers).not.toHaveProperty('Content-Type');
      // Line breaks are sent as the form data has them.
      expect(Object.fromEntries(new URLSearchParams(String(asForm?.body)))).toEqual({
        ...Object.fromEntries(form),
        _id,
      });
      expect(Object.fromEntries(new URLSearchParams(String(formWithHeader?.body)))).toEqual(Object.fromEntries(form));
      expect(asJson?.headers).toHaveProperty('Content-Type', 'application/json');
      expect(JSON.parse(String(asJson?.body))).toEqual({ ...typed, _id });
      expect(JSON.parse(String(jsonWithHeader?.body))).toEqual(typed);
      for (const request of [formWithHeader, jsonWithHeader])
        expect(request?.headers).toHaveProperty('Idempotency-Key', _id);
    }),
    runs(50),
  );
});
