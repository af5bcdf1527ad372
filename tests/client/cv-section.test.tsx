import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Section } from '../../src/client/cv/section.tsx';

test('labels only the entries of the CV that have a label', () => {
  const details = [{ text: 'Full-time' }, { label: 'Grade', text: 'A' }];
  const markup = renderToStaticMarkup(<Section kind="work" heading="Work" items={[{ title: 'Job', details }]} />);
  expect(markup).toContain('<p>Full-time</p><dl><div><dt>Grade</dt><dd>A</dd></div></dl>');
});

test('makes no landmarks of sections of the CV, which may have the same heading', () => {
  const markup = renderToStaticMarkup(<Section kind="work" heading="Work" />);
  expect(markup).toBe(
    '<section class="cv-section" data-kind="work"><h2>Work</h2><div class="cv-body"></div></section>',
  );
});
