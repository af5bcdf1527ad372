import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';

/**
 * The environment of a user with only Node and npm, with this home folder and this registry. `node` is the executable of
 * another Node version.
 */
export async function environmentOf(
  home: string,
  registry: string,
  node = process.execPath,
): Promise<NodeJS.ProcessEnv> {
  await mkdir(home, { recursive: true });
  const { port } = new URL(registry);
  await writeFile(
    join(home, '.npmrc'),
    [`registry=${registry}`, `//127.0.0.1:${port}/:_authToken=anybody`, 'update-notifier=false', 'fund=false', ''].join(
      '\n',
    ),
  );
  return {
    PATH: [dirname(node), dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter),
    HOME: home,
    LANG: 'C.UTF-8',
    CI: '',
    npm_config_cache: join(home, 'cache'),
    YARN_NPM_REGISTRY_SERVER: registry,
    YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
    YARN_NODE_LINKER: 'node-modules',
    YARN_ENABLE_TELEMETRY: '0',
    YARN_NPM_MINIMAL_AGE_GATE: '0',
    YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
  };
}
