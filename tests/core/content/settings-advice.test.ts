import { expect, test } from 'vitest';
import { settingsAdvice } from '../../../src/core/content/settings-advice.ts';

const always = 'Remove the front matter, and put its settings on the page in the site file';

test.each([
  [
    'the settings of a page',
    '---\ntitle: "Hello"\ndate: 2024-05-01 10:00:00 +0100\ntags: [web, "x"]\n---\n\nText',
    '.',
  ],
])("ignores YAML that isn't simple: %s", (_, markdown, advice) => {
  expect(settingsAdvice(markdown, 'hello.md')).toBe(`${always}${advice}`);
});

test.each([
  [
    'settings that a page supports, one that it does not, and the folder',
    '---\nlayout: post\ntitle: Hello\n# mine\ndate: 2024-05-01 10:00:00 +0100\nlastmod: 2024-06-02\ntags: [web, css]\nexcerpt: In short\ndraft: true\n---\n\nText',
    'posts/2024/hello.md',
    ': "title": "Hello", "date": "2024-05-01", "updated": "2024-06-02", "tags": ["web", "css"], "summary": "In short", "draft": true. You can keep "layout" in "notes". Alternatively, add { "folder": "posts/2024" } to "pages" to turn each file in the folder into a page.',
  ],
  [
    'settings in TOML',
    '+++\ntitle = "Hello"\nweight = 3\n+++\n\nText',
    'posts/hello.md',
    ': "title": "Hello". You can keep "weight" in "notes".',
  ],
  ['a text in the site file', '---\ntitle: Hello\n---\n', undefined, ': "title": "Hello".'],
  ['no setting that a page supports', '---\nlayout: post\n---\n', 'hello.md', '. You can keep "layout" in "notes".'],
  [
    'values that a page does not accept, and a setting twice',
    '---\ntitle: 5\ndate: soon\ntags: a, b\nkeywords: c\ndraft: 1\ncategories:\n  - 1\nsummary: ""\n---\n',
    'hello.md',
    ': "tags": ["a", "b"]. You can keep "title", "date", "keywords", "draft", "categories", "summary" in "notes".',
  ],
  ['a list in place of settings', '---\n- a: b\n---\n', 'hello.md', '.'],
])('explains where to put each setting of the front matter: %s', (_, markdown, file, advice) => {
  expect(settingsAdvice(markdown, file)).toBe(`${always}${advice}`);
});
