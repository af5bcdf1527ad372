import { expect, test } from 'vitest';
import { readSettings } from '../../../../src/core/content/posts/read-settings.ts';
import { unfoldLines } from '../../../../src/core/content/posts/unfold-lines.ts';

function summaryOf(written: string): unknown {
  const read = readSettings(`---\ntitle: x\nsummary: ${written}\ntags: [y]\n---\nText.`);
  if (read.flaw) throw new Error(JSON.stringify(read.flaw));
  return read.value.summary;
}

const lines = (head: string, ...texts: string[]) => [head, ...texts.map((text) => text && `  ${text}`)].join('\n');

test.each([
  [lines('>', '木材を乾か', 'してから使う。', '最後に磨く。'), '木材を乾かしてから使う。最後に磨く。'],
  [lines('>-', '木材を', '乾かす'), '木材を乾かす'],
  [lines('>- # 木材', '木材を', '乾かす'), '木材を乾かす'],
  [lines('>', '你好，', '“世界”', '你好'), '你好，“世界”你好'],
  [lines('>', '木材 を', '乾かす'), '木材 を乾かす'],
  [lines('>', '木材を', '', '乾かす', '磨く'), '木材を\n乾かす磨く'],
  [lines('>', '木材', 'wood', '木材'), '木材 wood 木材'],
  [lines('>', '한국어', '문장'), '한국어 문장'],
  [lines('>', 'A line', 'goes on.'), 'A line goes on.'],
  [lines('|', '木材を', '乾かす'), '木材を\n乾かす'],
  [lines('木材を', '乾かす'), '木材を乾かす'],
  [lines('"木材を', '乾かす"'), '木材を乾かす'],
  [lines("'木材を", "乾かす'"), '木材を乾かす'],
  [lines('"木材を\\u3042\\u0020', '乾かす"'), '木材をあ  乾かす'],
  ['木材 を 乾かす', '木材 を 乾かす'],
])(
  'a text of several lines in front matter has no space between Chinese or Japanese characters: %j',
  (written, text) => {
    expect(summaryOf(written)).toBe(text);
  },
);

test('front matter with Windows line breaks gives the same text', () => {
  const read = readSettings('---\r\nsummary: >\r\n  木材を\r\n  乾かす\r\ntags: [y]\r\n---\r\nText.');
  expect(read).toMatchObject({ value: { summary: '木材を乾かす', tags: ['y'] } });
});

test('keeps a text if escapes add spaces', () => {
  expect(unfoldLines('木 材 を', '木\n材\\u0020を')).toBe('木 材 を');
});
