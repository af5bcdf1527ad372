import fc from 'fast-check';

/** What can happen to one byte; `flip` inverts one bit of it. */
export const changes = ['replace', 'insert', 'delete', 'flip'] as const;

/** The bytes of a file with one of them changed. */
export const oneByteOff = (bytes: Uint8Array, ...chosen: (typeof changes)[number][]): fc.Arbitrary<Uint8Array> =>
  fc
    .record({
      change: fc.constantFrom(...(chosen.length > 0 ? chosen : changes)),
      at: fc.nat(bytes.length - 1),
      byte: fc.oneof(fc.nat(255), fc.constantFrom(...Buffer.from('{}[]",:\\/ \n0-'))),
    })
    .map(({ change, at, byte }) => {
      const here = bytes[at] ?? 0;
      const instead = { replace: [byte], insert: [byte, here], delete: [], flip: [here ^ (1 << (byte % 8))] }[change];
      return new Uint8Array(Buffer.concat([bytes.subarray(0, at), Uint8Array.from(instead), bytes.subarray(at + 1)]));
    });
