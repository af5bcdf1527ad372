import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PageData } from '../../../schema/resolved.ts';
import { registry } from '../../../src/blocks/registry.ts';
import { render } from '../../../src/client/prerender.tsx';
import { paginate } from '../../../src/core/resolve/paginate.ts';
import { highlight } from '../../../src/node/highlight/grammars.ts';
import { omitLongTexts } from '../../../src/node/render/write-language.ts';
import { builtAt, hydrate, markupOf } from '../../support/render.tsx';
import { compileSite, siteWith } from '../../support/sites/site.ts';

/* The markup of each part of a long text. */

function show(...body: string[]): HTMLElement {
  document.body.innerHTML = markupOf(
    siteWith({ type: 'hero', headline: 'A' }, { type: 'text', id: 'it', heading: 'It', body }),
  );
  return document.querySelector<HTMLElement>('.text-body') ?? document.body;
}
const htmlOf = (...body: string[]) => show(...body).innerHTML;

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('shows', () => {
  test('headings at levels below the heading of the block, down to h6', () => {
    const place = show('# A', '## B', '### C', '#### D', '##### E');
    expect([...place.children].map(({ tagName, id, textContent }) => `${tagName} ${id} ${textContent}`)).toEqual([
      'H3 a A',
      'H4 b B',
      'H5 c C',
      'H6 d D',
      'H6 e E',
    ]);
  });

  test('headings below the title of the page if the block has none', () => {
    document.body.innerHTML = markupOf(siteWith({ type: 'text', id: 'it', body: ['# A'] }));
    expect([...document.querySelectorAll('h1, h2')].map(({ textContent }) => textContent)).toEqual(['Home', 'A']);
  });

  test('short list items without paragraphs, long ones with them', () => {
    expect(htmlOf('- a', '- b', '  1. c')).toBe('<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>');
    expect(htmlOf('3. a', '', '   b')).toBe('<ol start="3"><li><p>a</p><p>b</p></li></ol>');
  });

  test('tasks, with their state as text', () => {
    expect(htmlOf('- [x] a', '- [ ] b')).toBe(
      '<ul><li data-done="true"><span class="visually-hidden">Done<!-- -->: </span>a</li>' +
        '<li data-done="false"><span class="visually-hidden">To do<!-- -->: </span>b</li></ul>',
    );
  });

  test('a quote with its source', () => {
    expect(htmlOf('> a')).toBe('<blockquote><p>a</p></blockquote>');
    expect(htmlOf('> a', '>', '> — b')).toBe(
      '<figure class="quoted" data-part="quoted"><blockquote><p>a</p></blockquote><figcaption>b</figcaption></figure>',
    );
  });

  test('a table that is named after its columns and scrolls with the keyboard', () => {
    const place = show('| | Hour | **Room** |', '| - | -: | :-: |', '| a | 6 | [b](/) |');
    const region = place.querySelector('.table');
    expect([region?.getAttribute('aria-label'), region?.getAttribute('tabindex')]).toEqual(['Table: Hour, Room', '0']);
    expect(place.querySelector('thead')?.innerHTML).toBe(
      '<tr><td></td><th scope="col" data-side="end">Hour</th><th scope="col" data-side="center"><strong>Room</strong></th></tr>',
    );
    expect(place.querySelector('tbody')?.innerHTML).toBe(
      '<tr><td>a</td><td data-side="end">6</td><td data-side="center"><a href="/">b</a></td></tr>',
    );
  });

  test('a picture with its caption, and a thematic break', () => {
    const place = show('![A door](/door.jpg "The _door_")', '', '---');
    expect(place.querySelector('figure img')?.getAttribute('alt')).toBe('A door');
    expect(place.querySelector('figcaption')?.textContent).toContain('door');
    expect(place.querySelectorAll('hr')).toHaveLength(1);
  });

  test('a video as a picture with a link', () => {
    const link = show('[![A talk](/talk.jpg)](https://vimeo.com/1)').querySelector('figure a.video');
    expect([
      link?.getAttribute('href'),
      link?.querySelector('img')?.getAttribute('alt'),
      link?.querySelector('.video-sign')?.getAttribute('aria-hidden'),
      link?.textContent,
    ]).toEqual(['https://vimeo.com/1', 'A talk', 'true', 'plays on Vimeo (opens in a new tab)']);
  });

  test('footnotes with a link back to every reference', () => {
    const place = show('a[^x] b[^x] c[^y]', '', '[^x]: One', '[^y]: Two');
    const references = [...place.querySelectorAll('sup a')];
    const backs = [...place.querySelectorAll('.notes a')];
    expect(references.map(({ textContent }) => textContent)).toEqual(['1', '1', '2']);
    for (const link of [...references, ...backs]) {
      const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(target?.matches(references.includes(link) ? '.notes li' : 'sup a')).toBe(true);
    }
    expect(backs.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Back to reference 1',
      'Back to reference 2',
      'Back to reference',
    ]);
  });

  test('code below its file name and language, from left to right', () => {
    const figure = show('```js {2} title="a.js"', 'let a;', 'go()', '```').querySelector('figure.code-block');
    expect(figure?.querySelector('figcaption')?.textContent).toBe('a.jsJavaScript');
    const pre = figure?.querySelector('pre');
    expect([pre?.dir, pre?.getAttribute('aria-label'), pre?.tabIndex]).toEqual(['ltr', 'Code: a.js: JavaScript', -1]);
    expect(figure?.querySelector('code')?.innerHTML).toBe('let a;\n<mark>go()\n</mark>');
    expect(figure?.querySelector('.copy-code')?.getAttribute('aria-label')).toBe('Copy code');
  });

  test('code without a name, which scrolls with the keyboard if it is long', () => {
    const figure = show('```', 'a'.repeat(29), '```').querySelector('figure.code-block');
    expect([figure?.hasAttribute('data-bare'), figure?.querySelector('pre')?.tabIndex]).toEqual([true, 0]);
  });

  test('the tokens of code as classes, without other markup between them', () => {
    const site = siteWith({ type: 'text', id: 'it', heading: 'It', body: ['```js', 'let a = 1; // b', 'f()', '```'] });
    const { site: resolved } = compileSite(site, { highlight });
    if (!resolved) throw new Error('the site is wrong');
    const { shell, pages } = paginate(registry, resolved);
    document.body.innerHTML = render({ page: pages[0] as PageData, shell, builtAt });
    expect(document.querySelector('code')?.innerHTML).toBe(
      '<span class="keyword">let</span> a = <span class="number">1</span>; <span class="comment">// b</span>\n' +
        '<span class="name">f</span>()\n',
    );
  });
});

const headings = (count: number) =>
  Array.from({ length: count }, (_, index) => [`# Part ${index + 1}`, '', 'Words.', '']).flat();

test('has a table of contents from four headings on, of the two upper levels', () => {
  show(...headings(3));
  expect(document.querySelector('.contents')).toBeNull();
  show(...headings(3), '## Below', '### Deep');
  expect([...document.querySelectorAll('.contents a')].map((link) => link.getAttribute('href'))).toEqual([
    '#part-1',
    '#part-2',
    '#part-3',
    '#below',
  ]);
});

describe('in its own document', () => {
  const body = [
    ...headings(4),
    'Go [away](/away), [home](/), to [a file](/a.pdf), [down](#part-1).',
    '',
    '```js',
    'a',
    'b',
    '```',
  ];
  const site = siteWith({ type: 'text', id: 'it', heading: 'It', body });
  site.pages.push({ path: '/away', title: 'Away', blocks: [{ type: 'hero', headline: 'Away' }] });

  async function open() {
    const { site: resolved } = compileSite(site);
    if (!resolved) throw new Error('the site is wrong');
    const { shell, pages } = paginate(registry, resolved);
    const page = pages[0] as PageData;
    const lean = omitLongTexts(page);
    const markup = render({ page, shell, builtAt });
    return { page, lean, markup, opened: await hydrate({ page: lean, shell, builtAt }, markup) };
  }
  let close: () => Promise<void> = async () => {};
  afterEach(() => close());

  test('hydrates without warnings and without its text in the page data, and keeps its markup', async () => {
    const { lean, markup, opened } = await open();
    close = () => act(async () => opened.root.unmount());
    expect(JSON.stringify(lean)).not.toContain('Words');
    expect(opened.complaints).toEqual([]);
    const before = document.createElement('div');
    before.innerHTML = markup;
    expect(opened.place.querySelector('.text-body')?.innerHTML).toBe(before.querySelector('.text-body')?.innerHTML);
    expect(opened.place.querySelectorAll('.contents a')).toHaveLength(4);
  });

  test('opens only pages of the site without a reload', async () => {
    const { opened } = await open();
    close = () => act(async () => opened.root.unmount());
    const click = (name: string) => {
      const link = [...opened.place.querySelectorAll('.text-body a')].find((each) => each.textContent === name);
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      // The router handles the rest.
      const push = history.pushState;
      const seen: unknown[] = [];
      history.pushState = (_, __, url) => void seen.push(url);
      act(() => void link?.dispatchEvent(event));
      history.pushState = push;
      return seen;
    };
    expect([click('away'), click('down')]).toEqual([['/away'], []]);
  });
});

test('stays in the page data if it contains a time placeholder', () => {
  const { site } = compileSite(
    siteWith({ type: 'text', id: 'it', body: ['In {year}.'] }, { type: 'text', id: 'b', body: ['A'] }),
  );
  if (!site) throw new Error('the site is wrong');
  const [page] = paginate(registry, site).pages;
  expect(omitLongTexts(page as PageData).blocks).toMatchObject([
    { content: [{ kind: 'paragraph' }] },
    { content: [], textIndex: 1 },
  ]);
});
