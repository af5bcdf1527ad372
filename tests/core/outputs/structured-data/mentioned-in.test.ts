import { expect, test } from 'vitest';
import { mentionedIn } from '../../../../src/core/outputs/structured-data/mentioned-in.ts';

test('says what a page says in words or by its links, and not how a sign is written', () => {
  const said = mentionedIn(
    '<p title="Lead">Don&#x27;t &amp; do</p><a href="mailto:a&amp;b@c.tn">x</a><a href="tel:+2161">y</a>',
  );
  expect(said.text("Don't & do")).toBe("Don't & do");
  // The number of the sign, and an attribute.
  expect([said.text('27'), said.text('Lead'), said.text(undefined)]).toEqual([undefined, undefined, undefined]);
  expect([said.email('a&b@c.tn'), said.email('z@c.tn')]).toEqual(['a&b@c.tn', undefined]);
  expect([said.phone('+216 1'), said.phone('+216 2')]).toEqual(['+216 1', undefined]);
});
