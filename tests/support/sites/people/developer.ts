import type { Person } from './person.ts';
import { postFiles, posts } from './posts.ts';
import { readFixture } from './read-fixture.ts';

/** A developer with a folder of thirty posts, code in ten languages, and a feed. */
export const developer: Person = {
  densest: posts[0]?.path ?? '',
  site: {
    version: 2,
    language: 'en',
    url: 'https://dana.example/',
    owner: { name: 'Dana Whitfield', title: 'Backend developer', email: 'dana@dana.example', location: 'Leeds' },
    theme: { accent: 145, artwork: 'tile' },
    navigation: [
      { label: 'Posts', href: '/blog' },
      { label: 'About', href: '/#about' },
    ],
    footer: { copyright: '© 2026 {name}' },
    outputs: { feed: true },
    pages: [
      {
        path: '/',
        title: '{name}: {title}',
        description: 'Posts on queues, databases and small tools by {name}.',
        blocks: [
          {
            type: 'hero',
            headline: '{name}',
            title: '{title}',
            summary: 'I write about **boring** software. Begin with [the queue](/blog/a-queue-that-sleeps).',
            actions: [{ label: 'All posts', href: '/blog' }],
          },
          { type: 'page-list', id: 'latest', heading: 'Latest posts', limit: 3 },
          {
            type: 'text',
            id: 'about',
            heading: 'About',
            body: ['Fifteen years of `SELECT`, three of them _without_ an outage.', '', 'I live in {location}.'],
          },
        ],
      },
      {
        path: '/blog',
        title: 'Posts: {name}',
        description: 'Everything I have written.',
        blocks: [{ type: 'page-list', id: 'posts', heading: 'Posts', intro: ['Thirty of them, the latest first.'] }],
      },
      { folder: 'posts', path: '/blog' },
    ],
  },
  files: async () => postFiles(await readFixture('developer/queue.md')),
};
