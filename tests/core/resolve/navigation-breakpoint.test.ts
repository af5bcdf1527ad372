import { expect, test } from 'vitest';
import { breakpointFor } from '../../../src/core/resolve/navigation-breakpoint.ts';

test.each([
  ['Amina', ['About', 'Work', 'Contact'], 64],
  ['Your Name', ['About', 'Skills', 'Experience', 'Realizations', 'Tutorials', 'Contact'], 64],
  ['Your Name', ['About me', 'Competences', 'Work experience', 'Realizations', 'Courses and tutorials', 'Contact'], 80],
  ['Your Name', Array(6).fill('Work and achievements'), 120],
  ['Your Name', Array(6).fill('Professional biography and more'), undefined],
  ['Your Name', Array(6).fill('WORKSHOPS'), 80],
  ['名前', Array(6).fill('プロジェクト一覧'), 80],
])('chooses the breakpoint at which the name %s and the links %j fit side by side', (name, labels, breakpoint) => {
  expect(breakpointFor(name, labels)).toBe(breakpoint);
});
