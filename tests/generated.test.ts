import { join } from 'node:path';
import { expect, test } from 'vitest';
import { composeSchema } from '../schema/compose.ts';
import { root } from './support/root.ts';

/* What is written from the sources and kept beside them. `npm run generate` writes it anew. */

test('schema/site.schema.json says what the schemas say', async () => {
  await expect(`${JSON.stringify(composeSchema(), null, 2)}\n`).toMatchFileSnapshot(
    join(root, 'schema/site.schema.json'),
  );
});
