import { expect, test } from 'vitest';
import { courseList } from '../../../src/blocks/course-list/schema.ts';
import { form } from '../../../src/blocks/form/schema.ts';
import { gallery } from '../../../src/blocks/gallery/schema.ts';
import { timeline } from '../../../src/blocks/timeline/schema.ts';
import type { Schema } from '../../../src/core/validation/schema.ts';
import { convertValue } from '../../../src/fixes/values/convert-value.ts';
import { suggestPeriod } from '../../../src/fixes/values/suggest-period.ts';

const entry: Schema = timeline.properties.entries.items;
const course: Schema = courseList.properties.courses.items;
const item: Schema = gallery.properties.items.items;
const of = (schema: Schema, name: string) => schema.properties?.[name] as Schema;

test.each<[schema: Schema, value: unknown, fit: unknown]>([
  [of(entry, 'title'), ['a'], 'a'],
  [of(entry, 'title'), ['a', 'b'], 'a, b'],
  [of(entry, 'title'), [1], undefined],
  [of(entry, 'title'), [], undefined],
  [of(entry, 'title'), true, undefined],
  [of(entry, 'title'), 'x'.repeat(501), undefined],
  [of(entry, 'title'), { en: 'a' }, { en: 'a' }],
  [of(entry, 'title'), {}, undefined],
  [of(entry, 'title'), { nonsense: 'a' }, undefined],
  [of(entry, 'date'), 'last spring', undefined],
  [of(entry, 'period'), '2019 – 2021', { start: '2019', end: '2021' }],
  [of(entry, 'period'), `2019${' '.repeat(100)}– 2021`, undefined],
  [of(entry, 'date'), 20210, undefined],
  [of(entry, 'period'), '2019 – 2021', { start: '2019', end: '2021' }],
  [of(entry, 'period'), [], undefined],
  [of(entry, 'picture'), '/a.jpg', undefined],
  [of(entry, 'technologies'), [], undefined],
  [of(entry, 'technologies'), [true], undefined],
  [of(entry, 'technologies'), Array(61).fill('a'), undefined],
  [of(entry, 'facts'), { label: 'a', value: 'b' }, [{ label: 'a', value: 'b' }]],
  [of(entry, 'facts'), 'a', undefined],
  [of(course, 'level'), 'none', undefined],
  [of(course, 'level'), 5, undefined],
  [of(course, 'students'), '20', 20],
  [of(course, 'students'), '1.5', undefined],
  [of(course, 'students'), 'many', undefined],
  [of(course, 'students'), '250+', undefined],
  [of(course, 'hidden'), 'false', false],
  [of(course, 'hidden'), 'maybe', undefined],
  [of(item, 'video'), 'a', undefined],
  [of(form, 'links'), 'not an address', undefined],
  [{ type: 'array', items: { title: 'Block' } }, [{ type: 'x' }], [{ type: 'x' }]],
  [{ type: 'array', items: { title: 'Block' } }, ['a'], undefined],
  [{ type: 'array' }, ['a'], undefined],
  [{ type: 'array', items: { type: 'object' } }, 'a', undefined],
  [{ type: 'number' }, 5, 5],
  [{ type: 'string' }, 'a', 'a'],
  [{ type: 'nothing' }, 'a', undefined],
])('keeps a valid value, or converts it to an equivalent one: %#', (schema, value, fit) => {
  expect(convertValue(schema, value, { key: 'key' })).toEqual(fit);
});

test.each([
  ['2019 – 2021', { start: '2019', end: '2021' }],
  ['2019-03 to present', { start: '2019-03', end: 'present' }],
  ['2019', { start: '2019', end: '2019' }],
  ['long ago', undefined],
  ['2019 – 2020 – 2021', undefined],
  ['2019 – later', undefined],
])('reads the period %j', (text, period) => {
  expect(suggestPeriod(text)).toEqual(period);
});
