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
])('reports %s as a typo of the inbox path, with a certain fix', (written, intended) => {
  const line = JSON.stringify(sending(written));
  const [problem, ...others] = diagnosticsOf(line);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code: 'OF224', severity: 'error', fix: { certain: true } });
  const [edit] = problem?.fix?.edits ?? [];
  const fixed = line.slice(0, Number(edit?.column) - 1) + edit?.text + line.slice(Number(edit?.endColumn) - 1);
  expect(JSON.parse(fixed)).toEqual(sending(intended));
});

test.each(['/_onefolio/messages', '/_onefolio', '/_onefolio/'])(
  'reports that nothing handles %s, without a suggestion',
  (written) => {
    expect(diagnosticsOf(sending(written))).toMatchObject([{ code: 'OF224', fix: { certain: false, edits: [] } }]);
  },
);

test.each(['/form.html', '/form.HTM?a', '/nope/index.html#x'])(
  'reports %s as missing if it is neither a page nor in public/',
  (written) => {
    const [path = ''] = written.split(/[?#]/);
    expect(complaintsOf(sending(written), { hasFile: () => false })).toEqual([
      expect.stringContaining(`OF302 File "${path}" not found in public/.`),
    ]);
    expect(complaintsOf(sending(written), { hasFile: (file) => file === path })).toEqual([]);
  },
);

test.each(['/', '/privacy-policy', '/privacy-policy/', '/privacy-policy.html?a'])(
  'warns that %s is a page, unless the form has a form-name field',
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
])('accepts %s, which the host may handle', (written) => {
  expect(complaintsOf(sending(written), { hasFile: () => false })).toEqual([]);
});
