import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Registry {
  url: string;
  stop(): Promise<void>;
}

/** Starts an empty registry on a free port of this machine. */
export async function startRegistry(): Promise<Registry> {
  const folder = await mkdtemp(join(tmpdir(), 'onefolio-registry-'));
  const config = join(folder, 'config.yaml');
  await writeFile(
    config,
    JSON.stringify({
      storage: join(folder, 'storage'),
      auth: { htpasswd: { file: join(folder, 'htpasswd') } },
      uplinks: {},
      packages: { '**': { access: '$all', publish: '$all' } },
      web: { enable: false },
      log: { type: 'stdout', format: 'json', level: 'fatal' },
    }),
  );
  const program = fileURLToPath(new URL('registry-server.js', import.meta.url));
  const child = spawn(process.execPath, [program, config], { stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text;
        const [, address] = /registry: (\S+)/.exec(output) ?? [];
        if (address) resolve(address);
      });
    closed.then((code) => reject(new Error(`the registry ended with ${code}:\n${output}`)));
  });
  return {
    url,
    async stop() {
      child.kill();
      await closed;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
