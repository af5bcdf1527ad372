import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import CvView from '../../src/client/cv/cv.tsx';
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

test('draws a QR code without inline styles, named for screen readers', () => {
  const cv = { name: 'Amina', contacts: [], sections: [], print: 'Print' };
  const qr = { size: 21, path: 'M0 0h7v1h-7z', label: 'Save contact' };
  const markup = renderToStaticMarkup(<CvView {...cv} qr={qr} />);
  expect(markup).toContain(
    '<svg class="cv-qr" role="img" aria-label="Save contact" viewBox="0 0 21 21"><path d="M0 0h7v1h-7z"></path></svg>',
  );
  expect(markup).not.toContain('style=');
  expect(renderToStaticMarkup(<CvView {...cv} />)).not.toContain('<svg');
});
