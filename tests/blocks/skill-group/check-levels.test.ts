import { expect, test } from 'vitest';
import { compileSite, siteWith } from '../../support/sites/site.ts';

const found = (site: object) => compileSite(site).diagnostics.filter(({ code }) => code !== 'OF212');

const codesOf = (...levels: (number | string | undefined)[]) => {
  const skills = levels.map((level, index) => ({ name: `S${index}`, ...(level !== undefined && { level }) }));
  const block = { type: 'skill-group', heading: 'Skills', groups: [{ title: 'One', skills }] };
  return found(siteWith({ type: 'hero', headline: 'Hello' }, { id: 'skills', ...block }));
};

test('levels of a group of which none is above 1 are told as shares of one, with what was meant', () => {
  const told = codesOf(0.95, 1, 0, 0.8, 'Expert', undefined);
  expect(told.map(({ code, fix }) => [code, fix?.text])).toEqual([
    ['OF249', 'write 95'],
    ['OF249', 'write 80'],
  ]);
});

test('levels of 100 may have a fraction, and may be low', () => {
  expect(codesOf(0.5, 40)).toEqual([]);
  expect(codesOf(0, 1)).toEqual([]);
});

test('hidden groups are not looked at', () => {
  const groups = [{ title: 'One', hidden: true, skills: [{ name: 'A', level: 0.5 }] }];
  const block = {
    type: 'skill-group',
    heading: 'Skills',
    groups: [...groups, { title: 'Two', skills: [{ name: 'B' }] }],
  };
  expect(found(siteWith({ type: 'hero', headline: 'Hello' }, { id: 'skills', ...block }))).toEqual([]);
});

test('one group of fractions is told beside others that are of 100', () => {
  const skillsOf = (level: number) => [{ name: 'A', level }];
  const groups = [
    { title: 'One', skills: skillsOf(0.95) },
    { title: 'Two', skills: skillsOf(90) },
  ];
  const told = found(siteWith({ type: 'hero', headline: 'Hello' }, { id: 'skills', type: 'skill-group', groups }));
  expect(told.map(({ code, fix }) => [code, fix?.text])).toEqual([['OF249', 'write 95']]);
});

const fixesOf = (...levels: (number | string)[]) => codesOf(...levels).map(({ code, fix }) => [code, fix?.text]);

test('levels of five or ten stars are told once for their group, with what was meant', () => {
  expect(fixesOf(5, 3, 'Expert', 4.5)).toEqual([['OF249', 'write 100, 60, 90']]);
  expect(fixesOf(5, 5)).toEqual([['OF249', 'write 100, 100']]);
  expect(fixesOf(8, 10, 4)).toEqual([['OF249', 'write 80, 100, 40']]);
});

test('low levels are no stars where others are of 100, where they are all the same, or where there is one alone', () => {
  expect(fixesOf(5, 3, 90)).toEqual([]);
  expect(fixesOf(10, 10)).toEqual([]);
  expect(fixesOf(5, 3.3)).toEqual([]);
  expect(fixesOf(5)).toEqual([]);
});

test('a site of 10,000 groups is counted once, and not for each of them', () => {
  const skills = [
    { name: 'A', level: 3 },
    { name: 'B', level: 4 },
  ];
  const groups = Array.from({ length: 40 }, (_, index) => ({ title: `G${index}`, skills }));
  const blocks = Array.from({ length: 250 }, () => ({ type: 'skill-group', heading: 'Skills', groups }));
  // Time that grows with the square of their number would be over the limit of a test.
  const told = found(siteWith({ type: 'hero', headline: 'Hello' }, ...blocks));
  expect(new Set(told.map(({ code }) => code))).toEqual(new Set(['OF249']));
}, 30_000);
