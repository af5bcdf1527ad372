import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { measureFont } from '../../../src/node/fonts/measure-font.ts';
import { root } from '../../support/root.ts';

/* Fonts made for the web often lack names and tables. fontkitten then has no value. */
vi.mock('fontkitten', async (original) => {
  const { create, ...others } = await original<typeof import('fontkitten')>();
  const isLacking = (name: string | symbol) => name === 'OS/2' || name === 'familyName';
  return {
    ...others,
    create: (bytes: Buffer) => {
      const font = create(bytes);
      return new Proxy(font, {
        get(_, name) {
          if (name === 'HVAR') return { itemVariationStore: undefined };
          const value: unknown = isLacking(name) ? null : Reflect.get(font, name, font);
          return typeof value === 'function' ? value.bind(font) : (value ?? undefined);
        },
      });
    },
  };
});

test('measures a font whose names and tables are missing or damaged', async () => {
  const bytes = await readFile(
    join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  );
  const { kind, metrics } = await measureFont(bytes);
  expect([kind, metrics?.widths.map(([weight]) => weight)]).toEqual(['sans', [400]]);
});
