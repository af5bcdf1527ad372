import { expect, test } from 'vitest';
import { mentionedIn } from '../../../../src/core/outputs/structured-data/mentioned-in.ts';
import { sampleDate } from '../../../../src/shared/time.ts';
import { link, rich, strong, year } from '../../../support/rich-text.ts';

const linked = (href: string, text: string) => rich(strong(link(href, text)));

test('returns texts that the page shows, formatted or not', () => {
  const said = mentionedIn(
    { year: 2031, month: 1, day: 1 },
    { blocks: [{ heading: "Don't & do" }] },
    { name: rich(strong('Amina'), ' T. in ', year) },
  );
  expect(said.text("Don't & do")).toBe("Don't & do");
  expect(said.text('Amina T. in 2031')).toBe('Amina T. in 2031');
  expect([said.text('Lead'), said.text(undefined)]).toEqual([undefined, undefined]);
});

test("ignores data that visitors can't read: attributes, addresses, and form data", () => {
  const said = mentionedIn(sampleDate, {
    picture: { src: '/lead.jpg', alt: 'Lead' },
    send: { endpoint: 'https://example.com/a@b.tn' },
    links: [{ href: '/lead', label: 'x' }],
    head: { title: 'Lead' },
    level: 5,
    title: null,
  });
  expect([said.text('Lead'), said.text('lead'), said.email('a@b.tn')]).toEqual([undefined, undefined, undefined]);
});

test('accepts links to a mail address or phone number, in a setting or in a text', () => {
  const said = mentionedIn(sampleDate, { href: 'mailto:a&b@c.tn?subject=Hi', text: linked('tel:+2161', 'call') });
  expect([said.email('a&b@c.tn'), said.email('z@c.tn')]).toEqual(['a&b@c.tn', undefined]);
  expect([said.phone('+216 1'), said.phone('+216 2')]).toEqual(['+216 1', undefined]);
});
