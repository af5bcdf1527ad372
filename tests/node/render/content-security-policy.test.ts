import { CspEvaluator, STRICTCSP_CHECKS } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import {
  headersOf,
  type InlineHashes,
  inlineOf,
  policyOf,
  writePolicy,
} from '../../../src/node/render/content-security-policy.ts';

const policy = policyOf({ script: 'boot()', style: 'body{}', formOrigins: ['https://formspree.io'], isHttps: true });
const texts = [
  ['meta element', writePolicy(policy)],
  ['header', headersOf(policy)[0]?.[1] ?? ''],
];

test('allows the style sheets of published pages in the header policy', () => {
  const input = { script: 'boot()', style: 'body{}', formOrigins: [], isHttps: false };
  const [red, blue] = ['red', 'blue'].map((color) => inlineOf({ script: 'boot()', style: `body{color:${color}}` }));
  const [plain, both] = [policyOf(input), policyOf({ ...input, before: [red, blue] as InlineHashes[] })].map(
    (policy) => new Map(policy.map(([name, ...values]) => [name, values])),
  );
  expect(both?.get('script-src')).toEqual(plain?.get('script-src'));
  expect(both?.get('style-src')).toEqual([...(plain?.get('style-src') ?? []), red?.style, blue?.style]);
  expect(() => policyOf({ ...input, before: [{ script: '', style: "'unsafe-inline'" }] })).toThrow("isn't allowed in");
});

/* Two findings are accepted: chunks of the site are imported by their addresses, and only the site's own files are served
   from its origin; a fallback that allows every inline script would help only browsers too old to show the site. */
const accepted = ["MEDIUM_MAYBE: script-src 'self'", 'STRICT_CSP: script-src'];

test.each(texts)("Google's CSP evaluator finds nothing but the accepted points in the policy of the %s", (_, text) => {
  const { csp } = new CspParser(text);
  const findings = [
    ...new CspEvaluator(csp).evaluate(),
    ...new CspEvaluator(csp).evaluate(STRICTCSP_CHECKS, STRICTCSP_CHECKS),
  ].map(({ severity, directive, value }) => `${Severity[severity]}: ${directive} ${value ?? ''}`.trim());
  expect([...new Set(findings)]).toEqual(accepted);
});
