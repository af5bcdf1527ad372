import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { hintsOf } from '../../../src/core/checks/hints.ts';
import { compileSite, exampleOf, siteWith } from '../../support/sites/site.ts';

const hints = (site: object | string) =>
  hintsOf(registry, compileSite(site)).map(({ code, pointer, line }) => `${code} ${pointer} ${line}`);
const form = (endpoint: string, more: object = {}) => ({
  ...exampleOf('form'),
  id: 'form',
  send: { endpoint },
  ...more,
});
const at = (address: string, ...blocks: object[]): ReturnType<typeof siteWith> => ({
  ...siteWith({ type: 'hero', headline: 'x' }, ...blocks),
  url: address,
});
const home = 'https://example.com/';

test.each([
  ['nothing of a site that has an address', at(home), []],
  ['that a site has none', `\n ${JSON.stringify(siteWith({ type: 'hero', headline: 'x' }))}`, ['OF220  2']],
  ['nothing of a site that is wrong', siteWith({ type: 'nothing' }), []],
  ['nothing of a form that is sent to a service', at(home, form('https://forms.example.com/_onefolio/inboxes')), []],
  ['nothing of a form without a service', at(home, { ...form(''), send: undefined }), []],
  ['nothing of a form that is hidden', at(home, form('/_onefolio/inbox', { hidden: true })), []],
])('says %s when it is built', (_, site, told) => {
  expect(hints(site)).toEqual(told);
});

test.each(['/_onefolio/inbox', '/me/_onefolio/inbox?a', 'http://localhost:5173/_onefolio/inbox#a'])(
  'says of a form that it is still sent to %s',
  (endpoint) => {
    expect(hints(at(home, form(endpoint)))).toEqual([expect.stringContaining('OF223 /pages/0/blocks/1/send/endpoint')]);
  },
);

test('says nothing of a page that is hidden', () => {
  const site = at(home);
  site.pages.push({ path: '/b', title: 'B', hidden: true, blocks: [form('/_onefolio/inbox')] });
  expect(hints(site)).toEqual([]);
});
