import { expect, test } from 'vitest';
import { compileSite, siteWith } from '../../support/sites/site.ts';

const found = (site: object) => compileSite(site).diagnostics.filter(({ code }) => code !== 'OF212');

const codesOf = (...levels: (number | string | undefined)[]) => {
  const skills = levels.map((level, index) => ({ name: `S${index}`, ...(level !== undefined && { level }) }));
  const block = { type: 'skill-group', heading: 'Skills', groups: [{ title: 'One', skills }] };
  return found(siteWith({ type: 'hero', headline: 'Hello' }, { id: 'skills', ...block }));
};

test('reports levels that are all at most 1 as fractions, with the intended values', () => {
  const reported = codesOf(0.95, 1, 0, 0.8, 'Expert', undefined);
  expect(reported.map(({ code, fix }) => [code, fix?.text])).toEqual([
    ['OF249', 'write 95'],
    ['OF249', 'write 80'],
  ]);
});

test('allows fractional and low percentages', () => {
  expect(codesOf(0.5, 40)).toEqual([]);
  expect(codesOf(0, 1)).toEqual([]);
});

test('ignores hidden groups', () => {
  const groups = [{ title: 'One', hidden: true, skills: [{ name: 'A', level: 0.5 }] }];
  const block = {
    type: 'skill-group',
    heading: 'Skills',
    groups: [...groups, { title: 'Two', skills: [{ name: 'B' }] }],
  };
  expect(found(siteWith({ type: 'hero', headline: 'Hello' }, { id: 'skills', ...block }))).toEqual([]);
});

test('reports a group of fractions next to groups of percentages', () => {
  const skillsOf = (level: number) => [{ name: 'A', level }];
  const groups = [
    { title: 'One', skills: skillsOf(0.95) },
    { title: 'Two', skills: skillsOf(90) },
  ];
  const reported = found(siteWith({ type: 'hero', headline: 'Hello' }, { id: 'skills', type: 'skill-group', groups }));
  expect(reported.map(({ code, fix }) => [code, fix?.text])).toEqual([['OF249', 'write 95']]);
});

const fixesOf = (...levels: (number | string)[]) => codesOf(...levels).map(({ code, fix }) => [code, fix?.text]);

test('reports ratios out of five or ten once per group, with the intended values', () => {
  expect(fixesOf(5, 3, 'Expert', 4.5)).toEqual([['OF249', 'write 100, 60, 90']]);
  expect(fixesOf(5, 5)).toEqual([['OF249', 'write 100, 100']]);
  expect(fixesOf(8, 10, 4)).toEqual([['OF249', 'write 80, 100, 40']]);
});

test('does not report low levels if others are percentages, if all are equal, or for a single level', () => {
  expect(fixesOf(5, 3, 90)).toEqual([]);
  expect(fixesOf(10, 10)).toEqual([]);
  expect(fixesOf(5, 3.3)).toEqual([]);
  expect(fixesOf(5)).toEqual([]);
});

test('checks a site of 10,000 groups in linear time', () => {
  const skills = [
    { name: 'A', level: 3 },
    { name: 'B', level: 4 },
  ];
  const groups = Array.from({ length: 40 }, (_, index) => ({ title: `G${index}`, skills }));
  const blocks = Array.from({ length: 250 }, () => ({ type: 'skill-group', heading: 'Skills', groups }));
  // Quadratic time would exceed the time limit of the test.
  const reported = found(siteWith({ type: 'hero', headline: 'Hello' }, ...blocks));
  expect(new Set(reported.map(({ code }) => code))).toEqual(new Set(['OF249']));
}, 30_000);
