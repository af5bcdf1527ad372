import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Section } from '../../src/client/cv/section.tsx';

test('names in a list of the CV only what has a name, and writes the rest as words', () => {
  const details = [{ text: 'Full-time' }, { label: 'Grade', text: 'A' }];
  const markup = renderToStaticMarkup(<Section kind="work" heading="Work" items={[{ title: 'Job', details }]} />);
  expect(markup).toContain('<p>Full-time</p><dl><div><dt>Grade</dt><dd>A</dd></div></dl>');
});
