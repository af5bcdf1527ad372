import type { Page } from '../../../../schema/site.ts';
import { snippets } from './snippets.ts';

const tags = ['queues', 'databases', 'small tools', 'the web'];

/* The text of each post is a file of its own. */
const fileOf = (index: number) => `posts/${String(index).padStart(2, '0')}.md`;

/** The thirty posts of a developer, the latest first. */
export const posts: Page[] = Array.from({ length: 30 }, (_, index): Page => {
  const [, title = ''] = snippets[index % snippets.length] ?? [];
  const turn = Math.floor(index / snippets.length);
  const name = turn === 0 ? title : `${title}, ${turn === 1 ? 'a year before' : 'for the first time'}`;
  return {
    path: `/blog/${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    title: `${name}: {name}`,
    date: `${2026 - turn}-${String(10 - (index % 10)).padStart(2, '0')}-14`,
    ...(index === 0 && { updated: '2026-11-02' }),
    tags: [tags[index % 4] ?? '', tags[(index * 3 + 1) % 4] ?? ''].filter((each, at, all) => all.indexOf(each) === at),
    summary: `What I know about it after ${12 - turn * 3} releases, and what ${index} of them broke.`,
    blocks: [
      { type: 'hero', kind: 'article', headline: name },
      { type: 'text', id: 'post', file: fileOf(index) },
    ],
  };
});

/** The files with the texts of the posts. The first shows everything that a text may have. */
export const postFiles = (longest: string): Record<string, string> =>
  Object.fromEntries(posts.map((_, index) => [fileOf(index), index === 0 ? longest : textOf(index)]));

function textOf(index: number): string {
  const [language = '', title = '', code = ''] = snippets[index % snippets.length] ?? [];
  return `It began, as it does, with a message at night.[^1] ${title} is what came of it.

## What I tried

\`\`\`${language}
${code}
\`\`\`

## What I kept

- **Nothing** that needs a meeting.
- Everything that fits on one screen.

[^1]: At 03:${10 + index}, to be exact.
`;
}
