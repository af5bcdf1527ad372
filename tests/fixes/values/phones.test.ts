import { expect, test } from 'vitest';
import { compileSite, smallSite } from '../../support/sites/site.ts';

const diagnosticsOf = (phone: string) => compileSite({ ...smallSite(), owner: { name: 'Mira', phone } }).diagnostics;

test.each([
  '71 000 000 / 98 000 000',
  '71000000/98000000',
  '555-1234 / 555-5678',
  '555 1234 - 555 5678',
  '0043 1 5885800, 0043 664 1234567',
  '06 12 34 56 78 ou 06 12 34 56 79',
  '+216 71 000 000 +216 98 000 000',
  '1234567890123456',
  '+1 234 567 890 123 456',
  '06 12 34 56 78 06 12 34 56 79',
  '06 12 34 56 78 (after 6 pm)',
])('%s is refused, and "facts" is suggested', (phone) => {
  expect(diagnosticsOf(phone).map(({ code, help, fix }) => [code, fix?.edits ?? [], help])).toEqual([
    ['OF109', [], 'Write one phone number of up to 15 digits, and put anything else in "facts" of "owner".'],
  ]);
});

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
  expect(diagnosticsOf(phone)).toEqual([]);
});
