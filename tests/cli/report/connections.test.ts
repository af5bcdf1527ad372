import { expect, test } from 'vitest';
import { connectionsLine } from '../../../src/cli/report/connections.ts';
import { compileSite, exampleOf, siteWith } from '../../support/sites/site.ts';

const lineFor = (more: object, ...blocks: object[]) => {
  const { site } = compileSite({ ...siteWith({ type: 'hero', headline: 'Ana, Plausible' }, ...blocks), ...more });
  return site ? connectionsLine(site) : undefined;
};
const film = { type: 'embed', id: 'film', title: 'A film', from: 'https://player.example/1' };

test('says to which other sites pages connect, and when', () => {
  const form = { ...exampleOf('form'), id: 'form', send: { endpoint: 'https://formspree.io/f/abcdefgh' } };
  const analytics = { plausible: 'https://plausible.io/' };
  expect(lineFor({ analytics, url: 'https://ana.example/' }, form, film, { ...film, id: 'other' })).toBe(
    'Pages connect to https://plausible.io (page views), https://formspree.io (messages), https://player.example (a frame, after a click).',
  );
});

test('says nothing for a site that connects to no other', () => {
  expect(lineFor({})).toBe('');
});
