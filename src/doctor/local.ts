import { createServer } from 'node:http';
import { filesBelow } from '../node/publish/copy-public-files.ts';
import { serveSite } from '../node/serve/serve.ts';
import { examine } from './examine.ts';
import type { Finding } from './findings.ts';

/** Examines a built site in a folder, as a good host would serve it below `base`. */
export async function examineFolder(folder: string, base: string): Promise<Finding[]> {
  const server = createServer(serveSite(folder, base));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  try {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const files = (await filesBelow(folder)).filter(
      (file) => file.endsWith('.html') && !/(?:^|\/)404\.html$/.test(file),
    );
    const paths = files.map((file) => file.replace(/(?:(?:^|\/)index)?\.html$/, '')).map(encodeURI);
    return await examine({ base: new URL(`http://127.0.0.1:${port}${base}/`), paths, isLive: false });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
