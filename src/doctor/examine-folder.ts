import { createServer } from 'node:http';
import { filesBelow } from '../node/list-files.ts';
import type { OnProgress } from '../node/progress.ts';
import { serveSite } from '../node/serve/serve.ts';
import { examine } from './examine.ts';
import type { Expected } from './expected-files.ts';
import type { Finding } from './findings.ts';

/**
 * Examines a built site in a folder, served as a good host would below `base`. `expected` is what it has by the settings
 * in its file.
 */
export async function examineFolder(
  folder: string,
  base: string,
  onProgress?: OnProgress,
  expected?: Expected,
): Promise<Finding[]> {
  const server = createServer(serveSite(folder, base));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  try {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const files = filesBelow(folder).filter((file) => file.endsWith('.html') && !/(?:^|\/)404\.html$/.test(file));
    const paths = files.map((file) => file.replace(/(?:(?:^|\/)index)?\.html$/, '')).map(addressFor);
    return await examine({
      base: new URL(`http://127.0.0.1:${port}${base}/`),
      paths,
      isLive: false,
      expected,
      onProgress,
    });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/* A file name such as "http:a" may look like a URL. */
const addressFor = (path: string) => `./${encodeURI(path).replace(/[?#]/g, encodeURIComponent)}`;
