import { expect, test } from 'vitest';
import { suggestForHtml } from '../../../src/core/text/suggest-for-html.ts';

test.each([
  ['I <strong>lead</strong> <i>it</i>.<br>More &amp; more', 'I **lead** _it_.\nMore & more'],
  ['<p class="a">One</p><p>Two</p>', 'One\n\nTwo'],
  ['<h2>Work</h2><ul><li>One</li><li>Two</li></ul>', '## Work\n\n- One\n- Two'],
  ['<a href="https://a.b/" target="_blank">here</a> and <code>x</code>', '[here](https://a.b/) and `x`'],
  ['<span>plain</span> &lt;b&gt;', 'plain <b>'],
])('converts %j to Markdown', (html, text) => {
  expect(suggestForHtml(html)).toBe(text === 'plain <b>' ? undefined : text);
});

test.each(['no tags', '<img src="a.png">', '<p></p>', '<table><tr></tr></table>', `<b>a</b>${' '.repeat(20_000)}`])(
  'leaves %j as it is',
  (html) => {
    expect(suggestForHtml(html)).toBeUndefined();
  },
);
