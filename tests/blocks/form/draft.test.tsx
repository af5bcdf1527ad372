import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepDraft } from '../../../src/blocks/form/draft.ts';
import { builtAt, hydrate, pagesOf } from '../../support/render.tsx';
import { exampleOf, siteWith } from '../../support/sites/site.ts';

const stored = () => sessionStorage.getItem('onefolio:draft');

/* Types into a form with one field, and sends it to an endpoint that returns this response. */
async function sendTo(answer: () => Promise<Response>) {
  sessionStorage.clear();
  vi.stubGlobal('fetch', answer);
  // A person takes about a minute to fill in a form.
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const fields = [{ type: 'textarea', name: 'message', label: 'Message', required: true }];
  const send = { endpoint: 'https://example.com/f' };
  const { shell, pages } = pagesOf(siteWith({ ...exampleOf('form'), id: 'contact', fields, send }));
  const [page] = pages;
  if (!page) throw new Error('there is no page');
  const { root, place } = await hydrate({ shell, page, builtAt });
  onTestFinished(() => act(async () => root.unmount()));
  const field = place.querySelector('textarea') as HTMLTextAreaElement;
  field.value = 'Hello';
  await vi.waitFor(() => {
    field.dispatchEvent(new Event('input', { bubbles: true }));
    expect(stored()).toBe('{"/#contact":{"message":"Hello"}}');
  });
  await act(async () => place.querySelector('form')?.requestSubmit());
  return place;
}

test('deletes the draft when the message has arrived', async () => {
  const place = await sendTo(async () => new Response('', { status: 200 }));
  await vi.waitFor(() => expect(stored()).toBeNull());
  expect(place.querySelector('textarea')?.value).toBe('');
});

test('keeps the draft when the message has not arrived', async () => {
  const place = await sendTo(async () => new Response('', { status: 500 }));
  await vi.waitFor(() => expect(place.querySelector('.form-outcome')?.textContent).toContain('Delivery not confirmed'));
  expect(JSON.parse(stored() ?? '')['/#contact']).toMatchObject({ message: 'Hello' });
});

test('keeps selected options and ticked boxes for each form', () => {
  sessionStorage.setItem('onefolio:draft', '{"/about#0":{"name":"Amina"}}');
  const form = () => {
    document.body.innerHTML = `<main data-path="/"><form></form><form>
      <input type="checkbox" name="news" value="yes">
      <select name="topic"><option value=""></option><option>A website</option></select><button>Send</button>
    </form></main>`;
    return document.forms[1] as HTMLFormElement;
  };
  const first = form();
  keepDraft(first);
  const [news, topic] = first.elements as never as HTMLInputElement[];
  Object.assign(news ?? {}, { checked: true });
  Object.assign(topic ?? {}, { value: 'A website' });
  first.dispatchEvent(new Event('input'));
  expect(JSON.parse(stored() ?? '')).toEqual({
    '/about#0': { name: 'Amina' },
    '/#1': { news: 'yes', topic: 'A website' },
  });
  const next = form();
  keepDraft(next);
  expect([...new FormData(next)]).toEqual([
    ['news', 'yes'],
    ['topic', 'A website'],
  ]);
});

test('keeps separate drafts for two sites with the same origin', () => {
  sessionStorage.setItem('onefolio:draft', '{"/#0":{"message":"To the other one"}}');
  document.documentElement.dataset.entry = '/portfolio/assets/site.js';
  onTestFinished(() => void delete document.documentElement.dataset.entry);
  document.body.innerHTML = '<main data-path="/"><form><textarea name="message"></textarea></form></main>';
  const form = document.forms[0] as HTMLFormElement;
  expect([keepDraft(form).place, new FormData(form).get('message')]).toEqual(['/portfolio/#0', '']);
});

test('keeps the typed text and the message id when the storage is full', () => {
  sessionStorage.setItem('onefolio:draft', '{"/#0":{"message":"Hello"}}');
  const { sessionStorage: storage } = globalThis;
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: (name: string) => storage.getItem(name), setItem });
  onTestFinished(() => void vi.unstubAllGlobals());
  const open = () => {
    document.body.innerHTML = '<main data-path="/"><form><textarea name="message"></textarea></form></main>';
    const [form] = document.forms as never as HTMLFormElement[];
    if (!form) throw new Error('there is no form');
    return { form, field: form.elements[0] as HTMLTextAreaElement, draft: keepDraft(form) };
  };
  const { form, field, draft } = open();
  field.value = 'Hello, and much more';
  form.dispatchEvent(new Event('input'));
  const id = draft.idOf('Hello, and much more');
  const again = open();
  expect([again.field.value, again.draft.idOf('Hello, and much more')]).toEqual(['Hello, and much more', id]);
  vi.unstubAllGlobals();
  again.form.dispatchEvent(new Event('input'));
  expect(JSON.parse(stored() ?? '')['/#0']).toMatchObject({ message: 'Hello, and much more' });
});

test('stores nothing for an empty form', () => {
  sessionStorage.clear();
  document.body.innerHTML = '<main data-path="/"><form><input name="name"></form></main>';
  keepDraft(document.forms[0] as HTMLFormElement);
  expect(stored()).toBeNull();
});

test('restores once what the inline script has saved of a form on this page', () => {
  const typed = [
    [['name', 'Amina']],
    [
      ['name', ''],
      ['news', 'yes'],
      ['_id', 'x'],
    ],
  ];
  const form = () => {
    document.body.innerHTML = `<main data-path="/"><form></form><form>
      <input name="name"><input type="checkbox" name="news" value="yes">
    </form></main>`;
    return document.forms[1] as HTMLFormElement;
  };
  const valuesIn = (form: HTMLFormElement) => [...new FormData(form)];
  sessionStorage.clear();
  sessionStorage.setItem('onefolio:draft', '{"/#1":{"name":"Salma"}}');
  sessionStorage.setItem('onefolio:typed', JSON.stringify(['/elsewhere', typed]));
  const elsewhere = form();
  keepDraft(elsewhere);
  expect(valuesIn(elsewhere)).toEqual([['name', 'Salma']]);
  sessionStorage.setItem('onefolio:typed', JSON.stringify([location.pathname, typed]));
  const here = form();
  keepDraft(here);
  expect(valuesIn(here)).toEqual([
    ['name', 'Salma'],
    ['news', 'yes'],
  ]);
  here.reset();
  const again = form();
  keepDraft(again);
  expect(valuesIn(again)).toEqual([['name', '']]);
});
