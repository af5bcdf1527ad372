import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { command, serveUntil } from '../support/command.ts';
import { alive, visit } from '../support/page.ts';
import { root } from '../support/root.ts';

describe('a site below /portfolio/', () => {
  let folder: string;
  let server: Awaited<ReturnType<typeof serveUntil>>;
  const at = (path: string) => `${new URL(server.url).origin}/portfolio${path}`;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'onefolio-base-'));
    const file = join(folder, 'site.json');
    await copyFile(join(root, 'site.json'), file);
    await command(['build', '--site', file, '--url', 'https://you.example/portfolio/']);
    server = await serveUntil(['preview', '--site', file, '--port', '0']);
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test.each(['', '/', '/#skills'])('comes alive at %j', async (path) => {
    const page = await alive(await visit(at(path)));
    expect(await page.locator('h1').textContent()).toContain('Your Name');
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe('https://you.example/portfolio/');
  });

  test('moves between its pages, back and forth', async () => {
    const page = await alive(await visit(at('/')));
    await page.evaluate(() => Object.assign(window, { marked: true }));
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
    expect(page.url()).toBe(at('/privacy-policy'));
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
      'https://you.example/portfolio/privacy-policy',
    );
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Contact' }).click();
    await page.getByRole('heading', { level: 2, name: 'Contact' }).waitFor();
    expect(page.url()).toBe(at('/#contact'));
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your Name' }).waitFor();
    expect(page.url()).toBe(at('/'));
    expect(await page.evaluate(() => 'marked' in window)).toBe(true);
  });

  test('jumps on its own page without leaving it', async () => {
    const page = await alive(await visit(at('/')));
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Skills' }).click();
    expect(page.url()).toBe(at('/#skills'));
    await expect.poll(() => page.locator('.header-links a[aria-current]').allTextContents()).toEqual(['Skills']);
  });

  test('knows what it has not, and leaves the rest of the host alone', async () => {
    const lines: string[] = [];
    const page = await visit(at('/nope/x'), {
      before: async (page) => {
        page.on('console', (line) => lines.push(line.text()));
      },
    });
    await page.getByText('The address /portfolio/nope/x may be old or mistyped.').waitFor();
    expect(lines).toContain('There is no page at /portfolio/nope/x');
    expect((await fetch(at('/nope/x'))).status).toBe(404);
    expect((await fetch(new URL(server.url).origin)).status).toBe(404);
  });
});
