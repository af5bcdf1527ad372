import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { buildWarnings } from '../../../src/core/checks/build-warnings.ts';
import { compileSite, exampleOf, siteWith } from '../../support/sites/site.ts';

const warnings = (site: object | string) =>
  buildWarnings(registry, compileSite(site)).map(({ code, pointer, line }) => `${code} ${pointer} ${line}`);
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
  ['no warning for a site with a URL', at(home), []],
  [
    'a warning for a site without a URL',
    `\n ${JSON.stringify(siteWith({ type: 'hero', headline: 'x' }))}`,
    ['OF220  2'],
  ],
  ['no warning for an invalid site', siteWith({ type: 'nothing' }), []],
  [
    'no warning for a form with the endpoint of a service',
    at(home, form('https://forms.example.com/_onefolio/inboxes')),
    [],
  ],
  ['no warning for a form without an endpoint', at(home, { ...form(''), send: undefined }), []],
  ['no warning for a hidden form', at(home, form('/_onefolio/inbox', { hidden: true })), []],
])('a build prints %s', (_, site, expected) => {
  expect(warnings(site)).toEqual(expected);
});

test.each(['/_onefolio/inbox', '/me/_onefolio/inbox?a', 'http://localhost:5173/_onefolio/inbox#a'])(
  'prints a warning for a form with the local endpoint %s',
  (endpoint) => {
    expect(warnings(at(home, form(endpoint)))).toEqual([
      expect.stringContaining('OF223 /pages/0/blocks/1/send/endpoint'),
    ]);
  },
);

test('prints no warning for a hidden page', () => {
  const site = at(home);
  site.pages.push({ path: '/b', title: 'B', hidden: true, blocks: [form('/_onefolio/inbox')] });
  expect(warnings(site)).toEqual([]);
});
