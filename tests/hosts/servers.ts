import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { put } from '../support/folder.ts';

/** The folder of a built site, and the path below which it is served. */
export interface Built {
  /** The folder of site.json. */
  site: string;
  base: string;
  /** A folder for the files of the server. */
  scratch: string;
}

export interface Running {
  origin: string;
  stop(): Promise<void>;
}

/** Starts a server for a site with the configuration that the build wrote. */
export type Server = (built: Built) => Promise<Running>;

/** Debian's nginx, with the module that serves .br files. */
export const nginx: Server = (built) => startNginx(built, true);

/** nginx without any module. */
export const plainNginx: Server = (built) => startNginx(built, false);

async function startNginx({ site, scratch }: Built, hasBrotli: boolean): Promise<Running> {
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${scratch}/${name};`,
  );
  const file = join(scratch, 'nginx.conf');
  const text = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    ...(hasBrotli ? ['load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;'] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${scratch}/nginx.pid;`,
    'error_log stderr warn;',
    'events { }',
    'http {',
    '  include /etc/nginx/mime.types;',
    '  access_log off;',
    ...temporary,
    ...(hasBrotli ? ['  brotli_static on;'] : []),
    '  server {',
    `    listen 127.0.0.1:${port};`,
    `    set $onefolio ${site}/dist;`,
    `    include ${site}/.onefolio/hosts/nginx.conf;`,
    '  }',
    '}',
    '',
  ].join('\n');
  await put(file, text);
  return start('/usr/sbin/nginx', ['-e', 'stderr', '-c', file], port);
}

/** Debian's Caddy. */
export const caddy: Server = async ({ site, base, scratch }) => {
  const port = await freePort();
  const file = join(scratch, 'Caddyfile');
  await put(
    file,
    `{
  admin off
  auto_https off
  storage file_system ${scratch}
}
http://127.0.0.1:${port} {
  root ${base === '' ? '*' : `${base}/*`} ${site}/dist
  import ${site}/.onefolio/hosts/Caddyfile
}
`,
  );
  return start('/usr/bin/caddy', ['run', '--config', file, '--adapter', 'caddyfile'], port, { HOME: scratch });
};

async function start(program: string, words: string[], port: number, environment = {}): Promise<Running> {
  const server = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'], env: environment });
  let output = '';
  server.stderr.on('data', (text) => {
    output += text;
  });
  const ended = new Promise<void>((resolve) => server.on('close', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin).catch(() => null)))
    if (server.exitCode !== null) throw new Error(`${program} ended:\n${output}`);
  return {
    origin,
    stop: async () => {
      server.kill();
      await ended;
    },
  };
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
