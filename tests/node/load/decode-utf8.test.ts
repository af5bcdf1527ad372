import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeUtf8 } from '../../../src/node/load/decode-utf8.ts';

const bytes = fc.oneof(
  fc.uint8Array(),
  fc.string({ unit: 'binary' }).map((text) => new TextEncoder().encode(text)),
);
const mark = new TextEncoder().encode('\ufeff');

test('bytes are decoded as a TextDecoder decodes them, with or without a byte order mark', () => {
  fc.assert(
    fc.property(bytes, fc.integer({ min: 0, max: 2 }), (content, marks) => {
      const all = new Uint8Array([...Array.from({ length: marks }, () => [...mark]).flat(), ...content]);
      expect(decodeUtf8(all)).toBe(new TextDecoder().decode(all));
    }),
  );
});
