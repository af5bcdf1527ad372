import { expect, test } from 'vitest';
import { foreign } from '../../support/rich-text.ts';
import { compileSite, smallSite } from '../../support/sites/site.ts';

test('marks the name of an entry that is not in the language of the skill', () => {
  const { language: _, ...site } = smallSite();
  const skills = [{ name: 'Rust', evidence: ['shop'] }];
  const { translations } = compileSite({
    ...site,
    languages: ['ar', 'en'],
    pages: [
      { path: '/', title: 'Home', blocks: [{ type: 'skill-group', groups: [{ title: 'Mine', skills }] }] },
      {
        path: '/a',
        title: 'A',
        blocks: [{ type: 'card-grid', cards: [{ id: 'shop', title: { ar: 'متجر' } }] }],
      },
    ],
  });
  expect(translations?.[0]?.site.pages[0]?.blocks).toMatchObject([
    {
      groups: [{ skills: [{ usedAt: { links: [{ label: foreign('ar', 'rtl', 'متجر') }] } }] }],
    },
  ]);
});
