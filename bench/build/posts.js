import { contentOf } from './content.js';

/*
 * The content of the benchmark of posts: Markdown files of about 1,000 words with front matter, which Onefolio and
 * Astro read from a folder, and a list of all of them.
 */

/** The Markdown files of `count` posts, by their paths in a folder; the middle one depends on `edits`. */
export const postFiles = (folder, count, edits = 0) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, number) => {
      const isEdited = edits > 0 && number === Math.floor(count / 2);
      return [`${folder}/p${number}.md`, postOf(number, count, isEdited ? ` ${edits}` : '')];
    }),
  );

/** A site with a list of the posts in a folder. */
export const postSite = `${JSON.stringify({
  version: 2,
  url: 'https://example.com/',
  language: 'en',
  owner: { name: 'Amina Trabelsi', title: 'Developer', email: 'amina@example.com' },
  pages: [
    { path: '/', title: 'Posts', blocks: [{ type: 'hero', headline: 'Posts' }, { type: 'page-list' }] },
    { folder: 'posts' },
  ],
})}\n`;

function postOf(number, count, edit) {
  const { name, summary, projects, jobs, legal } = contentOf(number);
  const next = `/posts/p${(number + 1) % count}`;
  const day = new Date(Date.UTC(2000, 0, 1 + number * 7)).toISOString().slice(0, 10);
  const [first, second, third, ...others] = legal.slice(0, 7).map(({ title, text }) => `## ${title}\n\n${text}\n`);
  return `---
title: ${JSON.stringify(`${name} ${number}${edit}`)}
date: ${JSON.stringify(day)}
summary: ${JSON.stringify(summary)}
tags: [bench]
---

${summary} It goes on in [the next one](${next}), with **strong words**, _emphasis_ and \`code\`.

${first}
${projects
  .slice(0, 5)
  .map(({ title, text }) => `- **${title}**: ${text}`)
  .join('\n')}

${second}
\`\`\`js
const listed = ${JSON.stringify(jobs.map(({ title }) => title))};
for (const each of listed) console.log(each.length);
\`\`\`

${third}
> ${jobs[0].text}

${others.join('\n')}`;
}

const layout = `---
const { title } = Astro.props;
---
<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{title}</title></head><body><main><slot /></main></body></html>
`;

/** The same posts in Astro's content collection. */
export const postPeers = {
  astro: {
    packages: { astro: '7.3.5' },
    environment: { ASTRO_TELEMETRY_DISABLED: '1' },
    files: {
      'astro.config.mjs': 'export default { devToolbar: { enabled: false } };\n',
      'src/content.config.mjs': `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
export const collections = {
  posts: defineCollection({
    loader: glob({ base: './content', pattern: '*.md' }),
    schema: z.object({ title: z.string(), date: z.string(), summary: z.string(), tags: z.array(z.string()) }),
  }),
};
`,
      'src/Layout.astro': layout,
      'src/pages/posts/[slug].astro': `---
import { getCollection, render } from 'astro:content';
import Layout from '../../Layout.astro';
export const getStaticPaths = async () =>
  (await getCollection('posts')).map((post) => ({ params: { slug: post.id }, props: { post } }));
const { post } = Astro.props;
const { Content } = await render(post);
---
<Layout title={post.data.title}><h1>{post.data.title}</h1><p>{post.data.date}</p><Content /></Layout>
`,
      'src/pages/index.astro': `---
import { getCollection } from 'astro:content';
import Layout from '../Layout.astro';
const posts = await getCollection('posts');
---
<Layout title="Posts"><ul>{posts.map(({ id, data }) => <li><a href={'/posts/' + id}>{data.title}</a> {data.summary}</li>)}</ul></Layout>
`,
    },
    build: ['astro', 'build', '--silent'],
    out: 'dist',
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  },
};
