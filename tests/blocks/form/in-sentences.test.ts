import { expect, test } from 'vitest';
import { inSentences } from '../../../src/blocks/form/in-sentences.ts';

test.each([
  [
    ['Message not sent', 'You’re offline', 'It is still there.'],
    '.',
    'Message not sent. You’re offline. It is still there.',
  ],
  [['送信されませんでした', 'オフラインです', ''], '。', '送信されませんでした。オフラインです。'],
  [['भेजा नहीं गया', 'ऑफ़लाइन हैं'], '।', 'भेजा नहीं गया। ऑफ़लाइन हैं।'],
  [['ส่งแล้ว', 'ขอบคุณ'], '', 'ส่งแล้ว ขอบคุณ'],
  [['Sent!', 'Thanks'], '.', 'Sent! Thanks.'],
])('joins %j with the full stop of their language', (texts, end, paragraph) => {
  expect(inSentences(texts, end)).toBe(paragraph);
});
