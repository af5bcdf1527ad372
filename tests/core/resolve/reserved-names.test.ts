import { expect, test } from 'vitest';
import {
  isReservedField,
  isReservedHiddenField,
  isReservedId,
  isReservedPath,
} from '../../../src/core/resolve/reserved-names.ts';

test.each([
  ['id', isReservedId, ['onclick', 'of-menu', 'location'], ['online-work', 'on', 'on-air', 'proof-of-work', 'work']],
  [
    'field',
    isReservedField,
    ['onclick', 'submit', '_', '_next'],
    ['on_time', 'on', 'on-air', 'my_name', 'iconic', 'name'],
  ],
  [
    'fixed field',
    isReservedHiddenField,
    ['onclick', 'submit', '_id'],
    ['_next', '_ids', 'on_time', 'on', 'my_id', 'iconic'],
  ],
  [
    'path',
    isReservedPath,
    ['/404', '/a/404', '/index', '/a/index', '/assets/x', '/aux', '/a/con', '/nul/a', '/com1'],
    ['/404/a', '/a-404', '/index-2', '/reindex', '/my/assets/x', '/assets', '/contact', '/a-con', '/com', '/com12'],
  ],
])('refuses exactly the reserved names of a %s', (_, isReserved, reserved, free) => {
  expect([...reserved, ...free].filter(isReserved)).toEqual(reserved);
});
