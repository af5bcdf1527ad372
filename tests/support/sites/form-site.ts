import { join } from 'node:path';
import { command, serveUntil } from '../command.ts';
import { openFolder, put } from '../folder.ts';
import { smallSite } from './site.ts';

const fields = [
  { type: 'text', name: 'name', label: 'Name', required: true, autocomplete: 'name', maxLength: 100 },
  { type: 'email', name: 'email', label: 'Email', required: true, autocomplete: 'email' },
  { type: 'textarea', name: 'message', label: 'Message', required: true, minLength: 3 },
  { type: 'checkbox', name: 'copy', label: 'Send me a copy' },
];
const key = { name: 'access_key', value: 'the key of {name}' };
const contact = { type: 'form', id: 'contact', fields };

/* Every way to send, each on its own page; the last page has a second form. */
const ways = (endpoint: string): Record<string, object[]> => ({
  '/': [{ ...contact, subject: 'A word from {answer:name}', send: { endpoint: `${endpoint}/form`, fields: [key] } }],
  '/json': [
    { ...contact, send: { endpoint: `${endpoint}/json`, encoding: 'json', fields: [key], honeypot: 'botcheck' } },
  ],
  '/header': [{ ...contact, send: { endpoint: `${endpoint}/header`, encoding: 'json', id: 'header' } }],
  '/inbox': [{ ...contact, send: { endpoint: '/_onefolio/inbox' } }],
  '/choices': [
    {
      ...contact,
      fields: [
        { type: 'select', name: 'topic', label: 'Topic', options: ['A website', 'An application'] },
        { type: 'checkbox', name: 'copy', label: 'Send me a copy' },
        { type: 'checkbox', name: 'news', label: 'Send me news' },
      ],
      send: { endpoint: `${endpoint}/choices` },
      actions: [{ label: 'Schedule a Call', href: 'https://cal.example.com/me' }],
    },
  ],
  '/thanks': [{ type: 'hero', headline: 'Thank you' }],
  '/two': [
    { ...contact, send: { endpoint: `${endpoint}/two`, success: 'Your letter is here.' } },
    {
      type: 'form',
      id: 'subscribe',
      heading: 'Updates',
      fields: [{ type: 'email', name: 'email', label: 'Email', required: true, autocomplete: 'email' }],
      submit: 'Subscribe',
      send: { endpoint: `${endpoint}/subscribe`, redirect: '/thanks' },
    },
  ],
});

/** A site with forms that send to `endpoint`, built and served by the real commands. */
export async function openFormSite(
  endpoint: string,
): Promise<{ url: string; folder: string; output(): string; close(): Promise<void> }> {
  const { path: folder, remove } = await openFolder();
  const file = join(folder, 'site.json');
  const pages = Object.entries(ways(endpoint)).map(([path, blocks]) => ({ path, title: path, blocks }));
  const footer = { links: pages.map(({ path }) => ({ label: `To ${path}`, href: path })) };
  await put(file, { ...smallSite(), footer, pages });
  const { code, stderr } = await command(['build', '--site', file]);
  if (code !== 0) throw new Error(`the site with forms could not be built:\n${stderr}`);
  const server = await serveUntil(['preview', '--site', file, '--port', '0']);
  return {
    url: server.url,
    folder,
    output: server.output,
    close: async () => {
      await server.stop();
      await remove();
    },
  };
}
