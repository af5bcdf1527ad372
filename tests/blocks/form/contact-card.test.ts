import { expect, test } from 'vitest';
import { compileSite, exampleOf, siteWith } from '../../support/sites/site.ts';

const { links: _, actions: __, ...form } = exampleOf('form');
const card = { label: 'Save contact', href: '/contact.vcf', icon: 'download' };

function actionsOf(more: object, outputs: object = { contact: true }, language = 'en') {
  const { paginated, diagnostics } = compileSite({ ...siteWith({ ...form, ...more }), language, outputs });
  expect(diagnostics).toEqual([]);
  const [block] = paginated?.pages[0]?.blocks ?? [];
  return (block as { actions?: object[] }).actions;
}

test('a form has a button that saves the contact card, after the other buttons', () => {
  const call = { label: 'Call me', href: 'mailto:amina@example.com' };
  expect(actionsOf({})).toEqual([card]);
  expect(actionsOf({ actions: [call] })).toEqual([call, card]);
  expect(actionsOf({}, { contact: true }, 'fr')).toEqual([{ ...card, label: 'Enregistrer le contact' }]);
});

test('a form has no button without a contact card, or if the owner has a link to it', () => {
  expect(actionsOf({}, {})).toBeUndefined();
  const customLink = { label: 'My card', href: '/contact.vcf' };
  expect(actionsOf({ actions: [customLink] })).toEqual([customLink]);
  expect(actionsOf({ links: [{ ...customLink, icon: 'mail' }] })).toBeUndefined();
  expect(
    actionsOf({ contacts: [{ label: 'Card', value: 'Save', href: '/contact.vcf', icon: 'mail' }] }),
  ).toBeUndefined();
});
