import { expect, test } from 'vitest';
import { mentionedIn } from '../../../../src/core/outputs/structured-data/mentioned-in.ts';
import { pageThings } from '../../../../src/core/outputs/structured-data/page-things.ts';

const context = { person: { '@id': '/#person' }, name: 'Amina', url: undefined } as Parameters<typeof pageThings>[1];
const about = { path: '/a', name: 'Sleep' };
const workOn = (markup: string, publication: object) =>
  pageThings({ ...about, publication: { title: 'Sleep', ...publication } }, context, mentionedIn(markup))[0];

test('says of a publication on its own page what the page says', () => {
  const publication = { authors: ['Amina', 'Sami'], publisher: 'Days', description: 'What we know.' };
  expect(workOn('<p>Sami, Days</p>', publication)).toMatchObject({
    author: [context.person, { '@type': 'Person', name: 'Sami' }],
    publisher: { '@type': 'Organization', name: 'Days' },
  });
  expect(workOn('<p>Sami, Days</p>', publication)).not.toHaveProperty('description');
  expect(workOn('<p></p>', { title: 'Sleep and the heart', kind: 'article' })).toMatchObject({ headline: 'Sleep' });
  expect(workOn('<p>What we know.</p>', publication)).toMatchObject({ description: 'What we know.' });
});

test('calls the owner the author of a publication without others alone', () => {
  expect(workOn('<p></p>', {})).toMatchObject({ author: context.person });
  expect(workOn('<p></p>', { authors: ['Sami'] })).not.toHaveProperty('author');
});
