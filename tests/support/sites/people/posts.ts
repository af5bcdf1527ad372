import { snippets } from './snippets.ts';

const tags = ['queues', 'databases', 'small tools', 'the web'];

/** The thirty posts of a developer, the latest first, each with its title and the path of its page. */
export const posts = Array.from({ length: 30 }, (_, index) => {
  const [, title = ''] = snippets[index % snippets.length] ?? [];
  const turn = Math.floor(index / snippets.length);
  const name = turn === 0 ? title : `${title}, ${turn === 1 ? 'a year before' : 'for the first time'}`;
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return { name, turn, file: `posts/${slug}.md`, path: `/blog/${slug}` };
});

/** The files of the posts, each with front matter. The first text contains every element. */
export const postFiles = (longest: string): Record<string, string> =>
  Object.fromEntries(
    posts.map(({ file }, index) => [file, settingsOf(index) + (index === 0 ? longest : textOf(index))]),
  );

function settingsOf(index: number): string {
  const { name = '', turn = 0 } = posts[index] ?? {};
  const kept = new Set([tags[index % 4], tags[(index * 3 + 1) % 4]]);
  return `---
title: ${name}
date: ${2026 - turn}-${String(10 - (index % 10)).padStart(2, '0')}-14
${index === 0 ? 'updated: 2026-11-02\n' : ''}tags: [${[...kept].join(', ')}]
summary: What I know about it after ${12 - turn * 3} releases, and what ${index} of them broke.
---
`;
}

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
