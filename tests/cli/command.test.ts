import { execFile } from 'node:child_process';
import { chmod, mkdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { toHex } from '../../src/core/text/css-color.ts';
import { command, commandProcess, serveUntil } from '../support/command.ts';
import { contentsOf, folderOf, put } from '../support/folder.ts';
import { root } from '../support/root.ts';
import { exampleOf, siteWith, smallSite } from '../support/sites/site.ts';

const wrong = siteWith({ type: 'timelime' });
const inFolder = async (site: object | string, more: Record<string, string> = {}) => {
  const folder = await folderOf({ 'site.json': site, ...more });
  return { folder, file: join(folder, 'site.json') };
};

describe.skipIf(process.platform === 'win32')('an output that can no longer be written', () => {
  const inShell = async (script: string) => {
    const { folder } = await inFolder(wrong);
    const line = `node() { "${process.execPath}" "${join(root, 'bin/onefolio.js')}" "$@"; }; ${script}`;
    return promisify(execFile)('bash', ['-c', line], { cwd: folder }).then(({ stderr }) => stderr);
  };

  test.each(['check --json', 'check --format github', '--help', 'schema'])(
    '%s ends quietly with its exit code when the reader has closed the pipe',
    async (words) => {
      const { code, stderr } = await command(words.split(' '), {}, (await inFolder(wrong)).folder);
      // The reader ends before the command prints.
      expect(await inShell(`(sleep 0.3; node ${words}; echo "exit $?" >&2) | true`)).toBe(`${stderr}exit ${code}\n`);
    },
  );

  test.skipIf(process.platform !== 'linux')(
    'a full disk is reported in one line, and the command exits with 1',
    async () => {
      expect(await inShell('node --help > /dev/full; echo "exit $?" >&2')).toBe(
        'onefolio: no space left on the disk for standard output: free some space, then run the command again\nexit 1\n',
      );
      expect(await inShell('node --help > /dev/full 2> /dev/full; echo "exit $?" >&2')).toBe('exit 1\n');
    },
  );
});

describe('check', () => {
  test('exits with 0 for a valid site', async () => {
    const { file } = await inFolder(smallSite());
    expect(await command(['check', '--site', file])).toEqual({
      code: 0,
      stdout: '',
      stderr: 'No problems found.\nThis site publishes your email address (/cv).\n',
    });
  });

  test('reads site.json in the current folder', async () => {
    const { folder } = await inFolder(wrong);
    const { code, stderr } = await command(['check'], {}, folder);
    expect(code).toBe(1);
    expect(stderr).toContain('┌─ site.json:');
    expect(stderr).toContain('did you mean "timeline"?');
    expect(stderr).toContain('1 error in site.json');
  });

  test('exits with 0 when there are only warnings', async () => {
    const { file } = await inFolder(siteWith({ type: 'hero', headline: 'x', links: [{ label: 'x', href: '#' }] }));
    const { code, stderr } = await command(['check', '--site', file]);
    expect(code).toBe(0);
    expect(stderr).toContain('warning OF210');
  });

  test('prints a JSON report to standard output', async () => {
    const { file } = await inFolder(wrong);
    const { code, stdout, stderr } = await command(['check', '--site', file, '--json']);
    expect([code, stderr]).toEqual([1, '']);
    expect(JSON.parse(stdout)).toMatchObject({ version: 1, errors: 1, warnings: 0, diagnostics: [{ code: 'OF101' }] });
    expect((await command(['check', '--site', file, '--format', 'json'])).stdout).toBe(stdout);
  });

  test('prints annotations for GitHub', async () => {
    const { folder } = await inFolder(wrong);
    const { stdout } = await command(['check', '--format', 'github'], {}, folder);
    expect(stdout).toMatch(/^::error file=site\.json,line=\d+,col=\d+/);
  });

  test.each([
    ['is missing', 'OF000', async () => folderOf()],
    ['has .txt behind its name', 'OF000', async () => folderOf({ 'site.json.txt': '{}' })],
    [
      'is a folder',
      'OF018',
      async () => {
        const folder = await folderOf();
        await mkdir(join(folder, 'site.json'));
        return folder;
      },
    ],
    ['is empty', 'OF014', async () => folderOf({ 'site.json': '' })],
    ['is too large', 'OF011', async () => folderOf({ 'site.json': ' '.repeat(1_100_000) })],
    [
      'is not UTF-8',
      'OF010',
      async () => {
        const folder = await folderOf();
        await writeFile(join(folder, 'site.json'), Buffer.from([0x7b, 0xff, 0x7d]));
        return folder;
      },
    ],
  ])('reports a site file that %s', async (_, code, folder) => {
    const cwd = await folder();
    const result = await command(['check', '--json', '--max-size', '1'], {}, cwd);
    expect(result.code).toBe(1);
    expect(JSON.parse(result.stdout).diagnostics).toMatchObject([{ code, line: 1 }]);
  });

  test.each([['check'], ['build']])('names the path of a missing site: %s', async (name) => {
    const folder = await folderOf();
    expect(await command([name], {}, folder)).toEqual({
      code: 1,
      stdout: '',
      stderr: [
        "error OF000: Can't find site.json.",
        `   ┌─ ${join(folder, 'site.json')}:1:1`,
        '   = Run the command in the folder of your site, set the file with --site, or create a site with',
        '     "onefolio new".',
        '',
        '1 error in site.json',
        '',
      ].join('\n'),
    });
    expect(await contentsOf(folder)).toEqual({});
  });

  test('prints no colors when NO_COLOR is set', async () => {
    const { file } = await inFolder(wrong);
    expect((await command(['check', '--site', file], { NO_COLOR: '1', FORCE_COLOR: '1' })).stderr).not.toContain(
      '\u001B',
    );
    expect((await command(['check', '--site', file], { FORCE_COLOR: '1' })).stderr).toContain('\u001B[31m');
  });
});

describe('usage', () => {
  test.each([
    [['chekc'], 'unknown command "chekc"; did you mean "check"?'],
    [['constructor'], 'unknown command "constructor"\n'],
    [['--opne'], 'unknown option "--opne"; did you mean "--open"?'],
    [['check', '--fxi'], 'unknown option "--fxi"; did you mean "--fix"?'],
    [['new', '--host', 'myspace'], '--host must be github, netlify, vercel, cloudflare or none, not "myspace"'],
    [['check', '--sit', 'x'], 'unknown option "--sit"'],
    [['check', 'site.json'], 'unexpected argument'],
    [['check', '--format', 'xml'], '--format must be text, json or github, not "xml"'],
    [['preview', '--port', 'x'], '--port must be a whole number from 0 to 65535, not "x"'],
    [['dev', '--port', '-1'], '--port has no value; write a value that starts with a dash like this: --port=-1'],
    [['build', '--url', 'https://you@example.com/a?b'], '--url must be a URL such as https://example.com/portfolio/'],
    [['build', '--url', 'example.com'], '--url must be a URL such as https://example.com/portfolio/'],
    [['build', '--json'], 'unknown option "--json"'],
  ])('rejects %j and explains why', async (words, reason) => {
    const { code, stderr, stdout } = await command(words);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(reason);
  });

  test('prints help for the whole command and for each of its commands', async () => {
    const { code, stdout } = await command(['--help']);
    expect(code).toBe(0);
    expect(stdout).toMatchInlineSnapshot(`
      "onefolio [COMMAND] [options]

        new         create a site that is ready to publish
        dev         start the dev server with live updates
        build       build the site as static files in dist/
        preview     serve the built site as a production host would
        check       list errors and warnings in site.json, and how to fix them
        doctor      find problems in the built site or on the live site
        add         add a block with placeholder text to site.json
        import      import a JSON Resume file
        translate   export text for a translator, and import translations
        schema      print all settings of site.json, for a language model

      With no command, creates a site, or starts the dev server for an existing one.
      Run "onefolio COMMAND --help" to list the options of a command, or "onefolio --version" to print the version.
      "
    `);
    expect((await command(['build', '--help'])).stdout).toMatchInlineSnapshot(`
      "onefolio build [options]   build the site as static files in dist/

        --site FILE            the site file; public/ and dist/ are next to it (default: site.json)
        --out DIR              the output folder (default: dist/)
        --url URL              where the site will be published; overrides "url" in the file
        --hsts                 make browsers use https for this host for two years
        --precompress          also compress pages and text files, for servers that send .br and .gz files
        --allow-placeholders   build even if the name or email address is still a placeholder
        --quiet                print errors and warnings only
        --verbose              print all errors and warnings; for a build, also every page
        --max-size MB          read files up to this size (default: 10)
        --max-blocks N         read sites with up to this many blocks (default: 10000)
        --follow-links         also publish files outside public/ that its symbolic links point to
      "
    `);
    expect((await command(['help', 'build'])).stdout).toBe((await command(['build', '-h'])).stdout);
    expect(await command(['--open', '--help'])).toEqual({ code: 0, stdout, stderr: '' });
    expect((await command(['new', '--help'])).stdout).toContain(
      '--host NAME        where to publish the site: github, ',
    );
  });

  test('prints its version', async () => {
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    for (const word of ['--version', '-V'])
      expect(await command([word])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  });
});

describe('build', () => {
  test('prints the error that stops it before its warnings', async () => {
    const form = { ...exampleOf('form'), send: { endpoint: '/_onefolio/inbox' } };
    const owner = { name: 'Your Name', title: 'Designer', email: 'me@example.com' };
    const site = { ...siteWith(form), url: 'https://example.com', owner };
    const { file } = await inFolder(site);
    const { code, stderr } = await command(['build', '--site', file]);
    expect(code).toBe(1);
    expect([...stderr.matchAll(/^(error|warning) (OF\d+)/gm)].map(([line]) => line)).toEqual([
      'error OF248',
      'warning OF223',
    ]);
  });

  test('lists the missing parts of the build', async () => {
    const site = smallSite();
    const post = (name: string, more: object) => ({ ...site.pages[0], path: `/${name}`, title: name, ...more });
    const drafts = ['a', ...Array.from({ length: 11 }, (_, index) => `a${index}`)];
    site.pages.push(...drafts.map((name) => post(name, { draft: true })));
    site.pages.push(post('b', { date: '2999-01' }), post('c', { date: '2999' }));
    const { file } = await inFolder(site);
    const { stdout } = await command(['build', '--site', file, '--out', join(await folderOf(), 'out')]);
    expect(stdout).toMatch(
      /^Not published yet:\n {2}"b" \(\/b\) until 2999-01-01 \(UTC\)\n {2}"c" \(\/c\) until 2999-01-01 \(UTC\)\n {2}"a" \(\/a\), a draft\n(?: {2}"a\d" .*\n){7} {2}and 4 more\nBuilt 1 page to/,
    );
  });

  test('builds a site from any folder into any folder, and writes nothing else', async () => {
    const { folder, file } = await inFolder(smallSite(), { 'public/files/cv.pdf': 'pdf' });
    const out = join(await folderOf(), 'out');
    const { code, stdout } = await command(['build', '--site', file, '--out', out]);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^Built 1 page to [\s\S]*\n\nThis site publishes your email address \(\/cv\)\.\n$/),
    ]);
    expect(Object.keys(await contentsOf(out))).toEqual(
      expect.arrayContaining(['404.html', 'files/cv.pdf', 'index.html']),
    );
    expect(Object.keys(await contentsOf(folder)).sort()).toEqual([
      '.onefolio/.gitignore',
      '.onefolio/hosts/Caddyfile',
      '.onefolio/hosts/nginx.conf',
      expect.stringMatching(/^\.onefolio\/manifest-\w{12}\.json$/),
      'public/files/cv.pdf',
      'site.json',
    ]);
  });

  test.each([
    ['public', 'every build copies the files in public/'],
    ['public/site', 'every build copies the files in public/'],
    ['link/site', 'every build copies the files in public/'],
    ['.', 'it contains site.json'],
    ['..', 'it contains site.json'],
    ['.onefolio/out', 'Onefolio prepares builds there'],
  ])('refuses to write pages into its source folder: --out %s', async (out, reason) => {
    const folder = await folderOf({ 'mine/site.json': smallSite(), 'mine/public/cv.pdf': 'pdf' });
    const mine = join(folder, 'mine');
    await symlink(join(mine, 'public'), join(mine, 'link'));
    const before = await contentsOf(folder);
    const { code, stdout, stderr } = await command(['build', '--out', out], {}, mine);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`${reason}. Choose a separate folder, such as dist.`);
    expect(await contentsOf(folder)).toEqual(before);
  });

  test('keeps unrelated files in the output folder', async () => {
    const { folder } = await inFolder(smallSite(), { 'web/CNAME': 'example.com', 'publicity/x': 'x' });
    for (const out of ['web', 'publicity']) expect((await command(['build', '--out', out], {}, folder)).code).toBe(0);
    expect(Object.keys(await contentsOf(join(folder, 'web')))).toEqual(expect.arrayContaining(['CNAME', 'index.html']));
  });

  test('leaves the last build untouched when the site has errors', async () => {
    const { folder, file } = await inFolder(smallSite());
    await command(['build', '--site', file]);
    const before = await contentsOf(folder);
    await put(file, wrong);
    const { code, stderr } = await command(['build', '--site', file]);
    expect(code).toBe(1);
    expect(stderr).toContain('error OF101');
    await put(file, smallSite());
    expect(await contentsOf(folder)).toEqual(before);
  });

  test('writes the same bytes and file modes in any folder, time zone and locale, and with any umask', async () => {
    const epoch = { SOURCE_DATE_EPOCH: '1700000000' };
    const site = siteWith({ type: 'hero', headline: '{today}' });
    const one = await inFolder(site, { 'public/cv.pdf': 'x' });
    const other = await inFolder(site, { 'public/cv.pdf': 'x' });
    await chmod(join(other.folder, 'public/cv.pdf'), 0o600);
    const out = join(other.folder, 'elsewhere/out');
    await commandProcess(['build', '--site', one.file], { ...epoch, TZ: 'Pacific/Auckland', LANG: 'ar_TN.UTF-8' });
    const usual = process.umask(0o077);
    const building = commandProcess(
      ['build', '--site', other.file, '--out', out],
      { ...epoch, TZ: 'America/Los_Angeles', LANG: 'C', LC_ALL: 'C' },
      other.folder,
    );
    process.umask(usual);
    await building;
    const dist = await contentsOf(join(one.folder, 'dist'));
    expect(dist).toEqual(await contentsOf(out));
    expect(atob(dist['index.html'] ?? '')).toContain('November 14, 2023');
    for (const file of [...Object.keys(dist), 'assets']) {
      const rights = async (folder: string) => ((await stat(join(folder, file))).mode & 0o777).toString(8);
      expect([file, await rights(out), await rights(join(one.folder, 'dist'))]).toEqual(
        file === 'assets' ? [file, '755', '755'] : [file, '644', '644'],
      );
    }
  });

  test('writes the same for a large site, which a thread builds, with any umask', async () => {
    const page = (index: number) => ({
      path: `/${index}`,
      title: `Page ${index}`,
      blocks: [{ type: 'text', heading: 'Text', body: [`Some words. ${'A longer sentence. '.repeat(1000)}`] }],
    });
    const small = smallSite();
    const large = { ...small, pages: [...small.pages, ...Array.from({ length: 300 }, (_, index) => page(index + 1))] };
    const { folder, file } = await inFolder(large);
    const other = await inFolder(large);
    expect(JSON.stringify(large).length).toBeGreaterThan(5 * 1024 * 1024);
    const usual = process.umask(0o077);
    const building = commandProcess(['build', '--site', file]);
    process.umask(usual);
    const built = await building;
    const expected = await command(['build', '--site', other.file]);
    const inAny = (text: string) => text.replaceAll(/\S+(?=site\.json)/g, '');
    expect([built.code, inAny(built.stderr)]).toEqual([0, inAny(expected.stderr)]);
    expect(await contentsOf(join(folder, 'dist'))).toEqual(await contentsOf(join(other.folder, 'dist')));
    expect(((await stat(join(folder, 'dist/1.html'))).mode & 0o777).toString(8)).toBe('644');
    await put(file, { ...large, pages: [...large.pages, { path: 'wrong' }] });
    expect(await commandProcess(['build', '--site', file])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('error OF'),
    });
  });

  test('uses the URL of the site in the file or in --url', async () => {
    const { folder, file } = await inFolder({ ...smallSite(), url: 'https://example.com/' });
    await command(['build', '--site', file]);
    const dist = await contentsOf(join(folder, 'dist'));
    expect(Object.keys(dist)).toEqual(expect.arrayContaining(['link-preview.png', 'robots.txt', 'sitemap.xml']));
    expect(atob(dist['index.html'] ?? '')).toContain('<link rel="canonical" href="https://example.com/">');
    await command(['build', '--site', file, '--url', 'https://me.example/portfolio/']);
    const moved = await contentsOf(join(folder, 'dist'));
    expect(atob(moved['index.html'] ?? '')).toContain('data-entry="/portfolio/assets/site-');
    expect(atob(moved['sitemap.xml'] ?? '')).toContain('<loc>https://me.example/portfolio/</loc>');
  });

  test('warns when no URL is set', async () => {
    const { file } = await inFolder(smallSite());
    const { code, stderr } = await command(['build', '--site', file]);
    expect(code).toBe(0);
    expect(stderr).toContain('warning OF220');
  });

  test('rejects a build while another build is running', async () => {
    const { file } = await inFolder(smallSite(), { '.onefolio/lock': String(process.ppid) });
    const { code, stderr } = await command(['build', '--site', file]);
    expect(code).toBe(75);
    expect(stderr).toContain(`another build of this site is running (process ${process.ppid})`);
  });

  test('renders the site in the owner’s color', async () => {
    const { folder, file } = await inFolder({ ...smallSite(), theme: { accent: 25, artwork: 'tile' } });
    await command(['build', '--site', file]);
    const dist = await contentsOf(join(folder, 'dist'));
    const html = atob(dist['index.html'] ?? '');
    expect(html).toContain('class="hero-tile"');
    expect(html).toContain(`--link:light-dark(${toHex([0.414, 0.132, 29])},`);
    expect(html).toContain('<link rel="icon" href="data:image/svg+xml,%3Csvg%20viewBox=\'0,0,24,24\'%20');
    expect(html).not.toContain('%2300589');
  });

  test.each([
    ['favicon.svg', '/portfolio'],
    ['favicon.png', ''],
    ['favicon.ico', ''],
  ])('uses public/%s as the icon of a site with the base path %j', async (icon, base) => {
    const { folder, file } = await inFolder(smallSite());
    if (icon !== 'favicon.svg') await mkdir(join(folder, 'public/favicon.svg'), { recursive: true });
    await put(join(folder, 'public', icon), 'an icon');
    await command(['build', '--site', file, ...(base ? ['--url', `https://you.example${base}/`] : [])]);
    const dist = await contentsOf(join(folder, 'dist'));
    expect(atob(dist['index.html'] ?? '')).toContain(`<link rel="icon" href="${base}/${icon}" type="image/`);
    expect(atob(dist[icon] ?? '')).toBe('an icon');
  });
});

describe('preview', () => {
  test('asks for a build if there is none', async () => {
    const { file } = await inFolder(smallSite());
    const { code, stderr } = await command(['preview', '--site', file]);
    expect(code).toBe(1);
    expect(stderr).toContain('Run "onefolio build" or "npm run build" first.');
  });

  test.each(['preview', 'doctor'])('names the path of a missing site: %s', async (name) => {
    const folder = await folderOf();
    expect(await command([name], {}, folder)).toEqual({
      code: 1,
      stdout: '',
      stderr: `There is no site in ${folder}. Go to your site's folder, or create a site with "onefolio new".\n`,
    });
    expect(await contentsOf(folder)).toEqual({});
  });

  test('uses the next port when one is in use, unless that port was requested', async () => {
    const { file } = await inFolder(smallSite());
    await command(['build', '--site', file]);
    const first = await serveUntil(['preview', '--site', file]);
    const second = await serveUntil(['preview', '--site', file]);
    const port = new URL(first.url).port;
    const third = await command(['preview', '--site', file, '--port', port]);
    await Promise.all([first.stop(), second.stop()]);
    expect(second.url).not.toBe(first.url);
    expect([third.code, third.stderr]).toEqual([1, expect.stringContaining(`port ${port} is in use`)]);
  });
});

test('follows a symbolic link to site.json, and finds public/ beside the link', async () => {
  const { file } = await inFolder(siteWith({ ...exampleOf('hero'), picture: { src: '/me.svg', alt: 'Me' } }));
  const folder = await folderOf({ 'public/me.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>' });
  await symlink(file, join(folder, 'site.json'));
  expect((await command(['check'], {}, folder)).code).toBe(0);
});
