import { expect, test } from 'vitest';
import { blocks } from '../../src/blocks/schemas.ts';
import { markupOf } from '../support/render.tsx';
import { exampleOf, siteWith } from '../support/sites/site.ts';

test('renders no meter without a level', () => {
  const levels = [0, 0.4, 50, 99.9, 100, undefined];
  const skills = levels.map((level, index) => ({ name: `Skill ${index}`, level }));
  const examples = blocks.map((block) => exampleOf(block.properties.type.const));
  document.body.innerHTML = markupOf(
    siteWith(...examples, {
      type: 'skill-group',
      groups: [{ title: 'Mine', skills: JSON.parse(JSON.stringify(skills)) }],
    }),
  );
  const meters = [...document.querySelectorAll('.meter')];
  expect(meters.length).toBeGreaterThan(5);
  expect(meters.filter((meter) => !meter.hasAttribute('aria-valuenow'))).toEqual([]);
  expect(document.querySelectorAll('[data-state="indeterminate"]')).toHaveLength(0);
});
