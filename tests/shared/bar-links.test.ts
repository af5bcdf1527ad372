import { expect, test } from 'vitest';
import { breakpointOf } from '../../src/core/resolve/breakpoint.ts';
import { barLinks } from '../../src/shared/bar-links.ts';

const contact = { label: 'Contact', href: '/#contact' };
const button = { label: 'Write to me', href: 'mailto:a@example.com', button: true };

test('shows a menu button in the bar too, unless a link there has the same target', () => {
  expect(barLinks([contact, button])).toEqual([contact, button]);
  expect(barLinks([contact, { ...button, href: '/#contact' }])).toEqual([contact]);
});

test('reserves the width of a link for a button in the bar', () => {
  const wide = { ...button, label: 'W'.repeat(120) };
  expect([breakpointOf('A', [contact, wide]), breakpointOf('A', [contact])]).toEqual([undefined, 64]);
});
