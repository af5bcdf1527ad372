import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { migrate } from '../../../src/edit/migrate/migrate.ts';
import { smallSite } from '../../support/sites/site.ts';

const location = { address: '12 Rue de Rome', postalCode: '1000', city: 'Tunis' };

/* The audiences in the owner of a current site after a migration. */
function migrated(owner: object, outputs?: object) {
  const site = { ...smallSite(), owner: { name: 'A', ...owner }, ...(outputs && { outputs }) };
  const result = migrate(registry, JSON.stringify(site));
  if ('missing' in result) throw new Error('the site is older');
  const again = migrate(registry, result.text);
  expect('text' in again && again.text).toBe(result.text);
  const after = JSON.parse(result.text);
  expect({ ...after, owner: { ...after.owner, for: null } }).toEqual({ ...site, owner: { ...site.owner, for: null } });
  return after.owner.for;
}

test.each([
  [{ location }, undefined, { address: ['web', 'cv'] }],
  [{ location: { postalCode: '1000' } }, undefined, { address: ['web', 'cv'] }],
  [{ location }, { cv: false, resume: true }, { address: ['web', 'cv'] }],
  [{ location, for: { phone: ['cv'] } }, undefined, { phone: ['cv'], address: ['web', 'cv'] }],
  [{ location, for: { location: ['cv'] } }, undefined, { location: ['cv'], address: ['cv'] }],
])('a street that was published stays published: %j with %j', (owner, outputs, audiences) => {
  expect(migrated(owner, outputs)).toEqual(audiences);
});

test.each([
  [{ location: 'Tunis' }, undefined],
  [{ location: { city: 'Tunis' } }, undefined],
  [{ location }, { cv: false }],
  [{ location, for: { address: ['cv'] } }, undefined],
  [{ location, for: [] }, undefined],
  [{ location, for: 'cv' }, undefined],
  [{}, undefined],
])('no audience is added if no street was published, or if it has one: %j with %j', (owner, outputs) => {
  expect(migrated(owner, outputs)).toEqual((owner as { for?: object }).for);
});

test.each(['[]', '{ "version": 2 }', '{ "version": 2, "owner": [] }'])(
  'a file that is not a site stays unchanged: %s',
  (text) => {
    expect(migrate(registry, text)).toEqual({ text });
  },
);
