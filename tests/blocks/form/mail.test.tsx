import { expect, test, vi } from 'vitest';
import { labels } from '../../../schema/labels.ts';
import type { Labels } from '../../../schema/resolved.ts';
import { mailLinkOf, openMailProgram } from '../../../src/blocks/form/mail.ts';
import { type Notice, noticeEvent } from '../../../src/components/notify.ts';
import { foreign } from '../../support/rich-text.ts';

const fields = [
  { type: 'text', name: 'subject', label: 'Subject' },
  // A fallback in another language, because the label is not translated.
  { type: 'text', name: 'name', label: foreign('en', 'ltr', 'Name') },
  { type: 'textarea', name: 'message', label: 'Message' },
] as const;

function formWith(answers: Record<string, string>) {
  document.body.innerHTML = `<form>${fields.map(({ name }) => `<textarea name="${name}"></textarea>`).join('')}</form>`;
  const form = document.forms[0] as HTMLFormElement;
  for (const [name, answer] of Object.entries(answers))
    (form.elements.namedItem(name) as HTMLTextAreaElement).value = answer;
  return form;
}

function mail(answers: Record<string, string>, subject?: string) {
  const asked = subject === undefined ? fields : fields.slice(1);
  return mailLinkOf(formWith(answers), {
    mailto: 'mailto:me@example.com',
    fields: [...asked],
    ...(subject !== undefined && { subject }),
  });
}

test('puts the answers into a mail link, without line breaks that would start a mail header', () => {
  expect(mail({ subject: 'Work\r\nBcc: x@example.com', name: 'A & B', message: 'one\ntwo 👋' })).toBe(
    'mailto:me@example.com?subject=Work%20Bcc%3A%20x%40example.com&body=Name%3A%20A%20%26%20B%0D%0A%0D%0Aone%0D%0Atwo%20%F0%9F%91%8B',
  );
});

test("replaces the answer placeholders in the owner's subject", () => {
  const link = mail({ name: 'Amina\nBcc: x@example.com', message: 'Hello' }, 'From {answer:name}: {answer:nobody}');
  expect(new URL(link ?? '').searchParams.get('subject')).toBe('From Amina Bcc: x@example.com:');
});

test('returns no mail link that is too long for operating systems', () => {
  expect(mail({ message: 'a'.repeat(2000) })).toBeNull();
  expect(mail({ message: '\uD83D' })).toContain('%EF%BF%BD');
});

test.each([
  [{ subject: 'Work', name: 'Amina', message: 'Hello' }, 'Work\n\nName: Amina\n\nHello', 'Copied Work'],
  [{ message: `${'a'.repeat(41)}\nb` }, `${'a'.repeat(41)}\nb`, `Copied ${'a'.repeat(40)}…`],
])('copies a message with its subject, and shows its first line in the notification', async (answers, text, title) => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const texts = Object.fromEntries(Object.entries(labels.properties).map(([name, word]) => [name, word.default]));
  const { copy } = openMailProgram(formWith(answers), { mailto: null, fields: [...fields] }, texts as Labels);
  const notice = new Promise<Notice>((done) =>
    addEventListener(noticeEvent, ({ detail }) => done(detail), { once: true }),
  );
  copy?.act();
  expect((await notice).title).toBe(title);
  expect(copied.mock.lastCall).toEqual([text]);
});
