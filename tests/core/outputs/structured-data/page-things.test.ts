import { expect, test } from 'vitest';
import { mentionedIn } from '../../../../src/core/outputs/structured-data/mentioned-in.ts';
import { pageThings } from '../../../../src/core/outputs/structured-data/page-things.ts';
import { sampleDate } from '../../../../src/shared/time.ts';
import { link, rich, strong, year } from '../../../support/rich-text.ts';

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

const linked = (href: string, text: string) => rich(strong(link(href, text)));

test('returns texts that the page shows, formatted or not', () => {
  const mentioned = mentionedIn(
    { year: 2031, month: 1, day: 1 },
    { blocks: [{ heading: "Don't & do" }] },
    { name: rich(strong('Amina'), ' T. in ', year) },
  );
  expect(mentioned.text("Don't & do")).toBe("Don't & do");
  expect(mentioned.text('Amina T. in 2031')).toBe('Amina T. in 2031');
  expect([mentioned.text('Lead'), mentioned.text(undefined)]).toEqual([undefined, undefined]);
});

test("ignores data that visitors can't read: attributes, addresses, and form data", () => {
  const mentioned = mentionedIn(sampleDate, {
    picture: { src: '/lead.jpg', alt: 'Lead' },
    send: { endpoint: 'https://example.com/a@b.tn' },
    links: [{ href: '/lead', label: 'x' }],
    head: { title: 'Lead' },
    level: 5,
    title: null,
  });
  expect([mentioned.text('Lead'), mentioned.text('lead'), mentioned.email('a@b.tn')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('accepts links to a mail address or phone number, in a setting or in a text', () => {
  const mentioned = mentionedIn(sampleDate, { href: 'mailto:a&b@c.tn?subject=Hi', text: linked('tel:+2161', 'call') });
  expect([mentioned.email('a&b@c.tn'), mentioned.email('z@c.tn')]).toEqual(['a&b@c.tn', undefined]);
  expect([mentioned.phone('+216 1'), mentioned.phone('+216 2')]).toEqual(['+216 1', undefined]);
});
