import { expect, test } from 'vitest';
import { inSentences } from '../../../src/blocks/form/in-sentences.ts';

test.each([
  [
    ['Message not sent', 'You’re offline', 'It is still there.'],
    'Gone.',
    'Message not sent. You’re offline. It is still there.',
  ],
  [['送信されませんでした', 'オフラインです', ''], '保存済みです。', '送信されませんでした。オフラインです。'],
  [['भेजा नहीं गया', 'ऑफ़लाइन हैं'], 'मौजूद है।', 'भेजा नहीं गया। ऑफ़लाइन हैं।'],
  [['ส่งแล้ว', 'ขอบคุณ'], 'ยังอยู่', 'ส่งแล้ว ขอบคุณ'],
  [['Sent!', 'Thanks'], 'Gone.', 'Sent! Thanks.'],
])('%j end as sentences of their language do', (texts, example, paragraph) => {
  expect(inSentences(texts, example)).toBe(paragraph);
});
