import { readFileSync } from 'node:fs';

/** The formats and files of "outputs", all of them. */
export const allOutputs = {
  cv: ['html', 'pdf', 'docx', 'txt'],
  resume: true,
  contact: true,
  qr: true,
  markdown: true,
  preview: true,
  feed: true,
};

/** The text of the starter's site file, which is ready to be published, with these outputs only. */
export function starterWith(outputs) {
  const starter = JSON.parse(readFileSync(new URL('../../site.json', import.meta.url), 'utf8'));
  const post = { path: '/post', title: 'A post', date: '2026-01-02', blocks: [{ type: 'text', body: ['A text.'] }] };
  return JSON.stringify({
    ...starter,
    url: 'https://example.com/',
    outputs,
    pages: [...starter.pages, post],
  });
}
