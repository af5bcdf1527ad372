import fc from 'fast-check';
import { expect, test } from 'vitest';
import { westernDigits } from '../../src/core/text/digits.ts';
import { applyAll } from '../../src/fixes/fix-loop.ts';
import { unchangedRevision } from '../../src/fixes/revision.ts';
import { suggestNumber } from '../../src/fixes/values/suggest-number.ts';
import { suggestPeriod } from '../../src/fixes/values/suggest-period.ts';
import { suggestValue } from '../../src/fixes/values/suggest-value.ts';
import { compileSite, smallSite } from '../support/sites/site.ts';
import { runs } from './generators/runs.ts';

/* Conversions that read a number or a date, with texts that they accept. */
const conversions: [name: string, convert: (text: string) => unknown, texts: string[], separator?: string][] = [
  ['phone number', (text) => suggestValue('phone', text), ['＋81 3 1234 5678', 'tel:+216 71 000 000', ' 030/123456']],
  ['tel: URL', (text) => suggestValue('href', text), ['tel:+49 (0)30 123456', 'tel: 030/123456', '+216 71 000 000']],
  ['date', (text) => suggestValue('date', text), ['2021/3/2', '3/2021', '15 March 2021', 'Mar. 2021', '2021年3月']],
  ['date', (text) => suggestValue('dateOrPresent', text), ['today', 'March 2021', '2021/3']],
  ['period', (text) => suggestPeriod(text), ['2019 - 2021', 'March 2019 to present', 'May – June 2021'], '−'],
  ['number', (text) => suggestNumber(text, { type: 'integer', minimum: 0 })?.number, ['1,500', '12k', '1 500 000']],
  ['level', (text) => suggestNumber(text, { type: 'number', minimum: 0, maximum: 100 })?.number, ['90 %', '9/10']],
  ['rating', (text) => suggestNumber(text, { type: 'number', minimum: 0, maximum: 5 })?.number, ['4,8', '9 out of 10']],
  ['hue', (text) => suggestNumber(text, { type: 'number', minimum: 0, maximum: 360 })?.number, ['45deg', '45°']],
];

const digitsAndSigns = [...'123456789１９٣۷३²①½+＋﹢−＃#*€$§!=<>^|&'];
/* Not in a name of a month in any language. */
const letters = [...'qжθ한é字ｘ'];

test.each(conversions)('reads a %s only if it understands every character', (_, convert, texts, separator) => {
  for (const text of texts) expect(convert(text), text).toBeDefined();
  const place = fc.constantFrom(...texts).chain((text) => fc.tuple(fc.constant(text), fc.nat(text.length)));
  fc.assert(
    fc.property(place, fc.constantFrom(...digitsAndSigns, ...letters), ([text, at], inserted) => {
      const found = convert(text.slice(0, at) + inserted + text.slice(at));
      if (found !== undefined && inserted !== separator) expect(found).not.toEqual(convert(text));
    }),
    runs(3000),
  );
});

test('a fix keeps each digit and plus sign of a phone number, also in full width', () => {
  const marks = (text: string) => westernDigits(text.normalize('NFKC')).replace(/[^\d+]/g, '');
  const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
  const part = fc
    .tuple(fc.constantFrom('+81', '(+81)', '00', '81', ' ', '3', '1234', ' 5678', ',', '+', 'x', '§'), fc.boolean())
    .map(([text, isWide]) => (isWide ? wide(text) : text));
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 2, maxLength: 8 }).map((parts) => parts.join('')),
      (phone) => {
        const site = { ...smallSite(), owner: { ...smallSite().owner, phone } };
        const before = unchangedRevision(compileSite(JSON.stringify(site)));
        const after = applyAll(before, ({ site: text }) => compileSite(text)).texts.site;
        expect(marks(JSON.stringify(JSON.parse(after).owner))).toBe(marks(JSON.stringify(site.owner)));
      },
    ),
    runs(1000),
  );
});
