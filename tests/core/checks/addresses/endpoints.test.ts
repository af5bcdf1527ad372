import { expect, test } from 'vitest';
import { complaintsOf, diagnosticsOf, exampleOf, siteWith } from '../../../support/sites/site.ts';

const privacy = { type: 'legal-text', heading: 'Privacy', sections: [{ heading: 'A' }] };
function sending(endpoint: string, more: object = {}) {
  const form = { ...exampleOf('form'), id: 'form', send: { endpoint, ...more } };
  const site = siteWith({ type: 'hero', headline: 'x' }, form);
  site.pages.push({ path: '/privacy-policy', title: 'Privacy', blocks: [privacy] });
  return site;
}

test.each([
  ['/_onefolio/inbx', '/_onefolio/inbox'],
  ['/_onefolio/Inbox/?a#b', '/_onefolio/inbox?a#b'],
  ['/_onfolio/inbox', '/_onefolio/inbox'],
  ['/me/_onefolio/inbox/', '/me/_onefolio/inbox'],
])('knows that %s is a slip of the inbox, and mends it', (written, meant) => {
  const line = JSON.stringify(sending(written));
  const [told, ...others] = diagnosticsOf(line);
  expect(others).toEqual([]);
  expect(told).toMatchObject({ code: 'OF224', severity: 'error', fix: { certain: true } });
  const [edit] = told?.fix?.edits ?? [];
  const fixed = line.slice(0, Number(edit?.column) - 1) + edit?.text + line.slice(Number(edit?.endColumn) - 1);
  expect(JSON.parse(fixed)).toEqual(sending(meant));
});

test.each(['/_onefolio/messages', '/_onefolio', '/_onefolio/'])('has nothing at %s, and no guess', (written) => {
  expect(diagnosticsOf(sending(written))).toMatchObject([{ code: 'OF224', fix: { certain: false, edits: [] } }]);
});

test.each(['/form.html', '/form.HTM?a', '/nope/index.html#x'])(
  'refuses %s while neither public/ nor a page has it',
  (written) => {
    const [path = ''] = written.split(/[?#]/);
    expect(complaintsOf(sending(written), { hasFile: () => false })).toEqual([
      expect.stringContaining(`OF302 File "${path}" not found in public/.`),
    ]);
    expect(complaintsOf(sending(written), { hasFile: (file) => file === path })).toEqual([]);
  },
);

test.each(['/', '/privacy-policy', '/privacy-policy/', '/privacy-policy.html?a'])(
  'warns that %s is a page, unless its host is told which form it is',
  (written) => {
    expect(diagnosticsOf(sending(written))).toMatchObject([{ code: 'OF225', severity: 'warning' }]);
    expect(complaintsOf(sending(written, { fields: [{ name: 'form-name', value: 'contact' }] }))).toEqual([]);
  },
);

test.each([
  '/thanks',
  '/api/contact',
  '/.netlify/functions/x',
  '/_functions/inbox',
  '/send.php',
  '/_onefolio/inbox',
  '/me/_onefolio/inbox?a',
  'https://example.com/form.html',
])('leaves %s to who answers there', (written) => {
  expect(complaintsOf(sending(written), { hasFile: () => false })).toEqual([]);
});
