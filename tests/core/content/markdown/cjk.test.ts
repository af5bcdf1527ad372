import { expect, test } from 'vitest';
import { readLongText } from '../../../../src/core/content/markdown/read-long-text.ts';
import { readMarks } from '../../../../src/core/text/parse-marks.ts';
import { plainText } from '../../../../src/shared/rich-text.ts';
import { notationOf } from '../../../support/rich-text.ts';

const strong = (text: string) => readMarks(text).map(({ inside }) => text.slice(inside.start, inside.end));
const paragraphs = (markdown: string) =>
  readLongText(markdown).content.map((node) => (node.kind === 'paragraph' ? node.text : node.kind));

test.each([
  ['今日は**「特別」**な日です。', '「特別」'],
  ['**注意：**乾かしてください。', '注意：'],
  ['木材は**必ず、**乾燥させる。', '必ず、'],
  ['**スクリプト（a）**を', 'スクリプト（a）'],
  ['这是**“重点”**内容。', '“重点”'],
  ['**중요(필수)**입니다', '중요(필수)'],
  ['彼は**走る**人', '走る'],
  ['A **bold** word', 'bold'],
])('marks words next to East Asian punctuation: %s', (text, marked) => {
  expect(strong(text)).toEqual([marked]);
  const { problems } = readLongText(text);
  expect([problems, paragraphs(text).map(notationOf)]).toEqual([[], [text]]);
});

test.each([
  ['木材を乾か\nしてから使う。\n最後に磨く。', '木材を乾かしてから使う。最後に磨く。'],
  ['カタ\r\nカナー\nと', 'カタカナーと'],
  ['使う。 \n　最後', '使う。　最後'],
  ['你好，\n世界（\n好）', '你好，世界（好）'],
  ['木材を\n**乾かして**\n[から](https://example.com/)\n使う', '木材を乾かしてから使う'],
  ['> 木材\n> を', 'quote'],
  ['木材\nwood\n木材', '木材 wood 木材'],
  ['A line\ngoes on.', 'A line goes on.'],
  ['한국어\n문장', '한국어 문장'],
  ['木材\\\n乾燥', '木材\n乾燥'],
  ['𠮷\n𠮷', '𠮷𠮷'],
  ['他说\n“你好”\n然后走了', '他说“你好”然后走了'],
  ['他走了……\n**“再见”**', '他走了……“再见”'],
  ['He said “hi”\nto 漢', 'He said “hi” to 漢'],
])('joins the lines of %j without a space if none is written', (markdown, text) => {
  expect(paragraphs(markdown).map((each) => plainText(each))).toEqual([text]);
});
