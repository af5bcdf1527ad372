import { expect, test } from 'vitest';
import { mentionedIn } from '../../../../src/core/outputs/structured-data/mentioned-in.ts';
import { pageThings } from '../../../../src/core/outputs/structured-data/page-things.ts';
import { sampleDate } from '../../../../src/shared/time.ts';

const context = { person: { '@id': '/#person' }, name: 'Amina', url: undefined } as Parameters<typeof pageThings>[1];
const about = { path: '/a', name: 'Sleep' };
const workOn = (shown: string, publication: object) =>
  pageThings(
    { ...about, publication: { title: 'Sleep', ...publication } },
    context,
    mentionedIn(sampleDate, { shown }),
  )[0];

test('describes a publication on its detail page with the visible details', () => {
  const publication = { authors: ['Amina', 'Sami'], publisher: 'Days', description: 'What we know.' };
  expect(workOn('Sami, Days', publication)).toMatchObject({
    author: [context.person, { '@type': 'Person', name: 'Sami' }],
    publisher: { '@type': 'Organization', name: 'Days' },
  });
  expect(workOn('Sami, Days', publication)).not.toHaveProperty('description');
  expect(workOn('', { title: 'Sleep and the heart', kind: 'article' })).toMatchObject({ headline: 'Sleep' });
  expect(workOn('What we know.', publication)).toMatchObject({ description: 'What we know.' });
});

test('names the owner as author only of a publication without other authors', () => {
  expect(workOn('', {})).toMatchObject({ author: context.person });
  expect(workOn('', { authors: ['Sami'] })).not.toHaveProperty('author');
});
