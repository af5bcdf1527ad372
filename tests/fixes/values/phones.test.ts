import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../src/core/source/changes/edits.ts';
import { editsOf } from '../../../src/fixes/fix-edits.ts';
import { compileSite, smallSite } from '../../support/sites/site.ts';

const siteOf = (phone: string, more: object = {}) => ({
  ...smallSite(),
  owner: { name: 'Mira', email: 'm@k.example', phone, ...more },
});

/* The owner after the one fix of a site. */
function fixed(phone: string, more: object = {}) {
  const { diagnostics, locator } = compileSite(siteOf(phone, more));
  expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['OF109', 'error']]);
  return JSON.parse(applyEdits(locator.text, editsOf(diagnostics, locator))).owner;
}

describe('two telephone numbers in one setting are refused', () => {
  test.each([
    ['71 000 000 / 98 000 000', ['71 000 000', '98 000 000']],
    ['71000000/98000000', ['71000000', '98000000']],
    ['555-1234 / 555-5678', ['555-1234', '555-5678']],
    ['555 1234 - 555 5678', ['555 1234', '555 5678']],
    ['0043 1 5885800, 0043 664 1234567', ['0043 1 5885800', '0043 664 1234567']],
    ['030/1234567; 0171/7654321', ['030/1234567', '0171/7654321']],
    ['06 12 34 56 78 ou 06 12 34 56 79', ['06 12 34 56 78', '06 12 34 56 79']],
    ['+49 30 1234567 oder +49 171 7654321', ['+49 30 1234567', '+49 171 7654321']],
    ['+216 71 000 000 +216 98 000 000', ['+216 71 000 000', '+216 98 000 000']],
    ['+216 71 000 000 / +216 98 000 000 / +216 20 000 000', ['+216 71 000 000', '+216 98 000 000', '+216 20 000 000']],
    ['06 12 34 56 78  06 12 34 56 79', ['06 12 34 56 78', '06 12 34 56 79']],
  ])('%s: the fix keeps the first and moves the rest to "facts"', (phone, [first, ...others]) => {
    const added = others.map((value) => ({ label: 'Phone', value }));
    expect(fixed(phone)).toMatchObject({ phone: first, facts: added });
    const facts = [{ label: 'Born', value: '1990' }];
    expect(fixed(phone, { facts })).toMatchObject({ phone: first, facts: [...facts, ...added] });
  });

  test('with any separator, without a lost digit', () => {
    const number = fc
      .tuple(fc.constantFrom('', '0', '(0)'), fc.array(fc.stringMatching(/^\d{2,3}$/), { minLength: 3, maxLength: 4 }))
      .map(([start, groups]) => start + groups.join(' '));
    const separators = fc.constantFrom(' / ', '/', ', ', '; ', ' or ', ' und ', ' | ', ' & ', '\n', ' – ');
    fc.assert(
      fc.property(number, separators, number, (one, separator, other) => {
        const digits = (text: string) => text.replace(/\D/g, '');
        fc.pre(digits(one).length > 6 && digits(other).length > 6);
        expect(fixed(one + separator + other)).toMatchObject({ phone: one, facts: [{ value: other }] });
      }),
      { seed: 2026 },
    );
  });
});

test.each(['1234567890123456', '+1 234 567 890 123 456', '06 12 34 56 78 06 12 34 56 79'])(
  'more than 15 digits are refused, and "facts" is suggested: %s',
  (phone) => {
    const { diagnostics } = compileSite(siteOf(phone));
    expect(diagnostics.map(({ code, help, fix }) => [code, fix?.text ?? help])).toEqual([
      ['OF109', 'Write one phone number of up to 15 digits, and put any other in "facts" of "owner".'],
    ]);
  },
);

test.each([
  '+216 71 000 000',
  '030/1234567',
  '033841/12345',
  '+49 33841/1234567',
  '+49 (0)33841 / 12345-67',
  '0761 / 20 30 40',
  '(912) 555-4321',
  '912-555-4321 ext. 12345678',
  '+44 20 7946 0958 x1234',
  '123456789012345',
  '+43 1 58858 - 0',
  '089 123456 - 12',
  '112',
])('one number is accepted: %s', (phone) => {
  expect(compileSite(siteOf(phone)).diagnostics).toEqual([]);
});

test('"facts" of the wrong type stay unchanged', () => {
  const { diagnostics } = compileSite(siteOf('71 000 000 / 98 000 000', { facts: 'x' }));
  expect(diagnostics.find(({ path }) => path.includes('phone'))?.fix?.edits).toEqual([]);
});
