import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../../schema/site.ts';
import { root } from '../root.ts';
import { smallSite } from './site.ts';

const linesOf = (name: string) =>
  readFileSync(join(root, 'tests/support/sites/article', name), 'utf8')
    .trimEnd()
    .split('\n');

/** A site of a writer: an article of two thousand words with code in ten languages, and a small text. */
export function articleSite(language = 'en'): Site {
  const site = smallSite();
  site.language = language;
  site.pages = [
    { path: '/', title: 'Home', blocks: [{ type: 'hero', headline: 'Amina' }] },
    {
      path: '/bookings',
      title: 'How a queue became a list',
      description: 'A case study of the bookings of a gym.',
      blocks: [
        {
          type: 'text',
          id: 'bookings',
          heading: 'How a queue became a list',
          intro: ['A case study of the bookings at Gympark.'],
          body: linesOf('bookings.md'),
        },
      ],
    },
    {
      path: '/small',
      title: 'Notes',
      blocks: [
        { type: 'hero', headline: 'Notes' },
        { type: 'text', id: 'small', heading: 'Tables, code and more', body: linesOf('small.md') },
        { type: 'text', id: 'other', heading: 'Another', body: ['It has no code, and leads [home](/) too.'] },
      ],
    },
  ];
  return site as Site;
}
