import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript;charset=utf-8',
  '.css': 'text/css;charset=utf-8',
  '.json': 'application/json;charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain;charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The files of a folder by request path, which has no .html for pages. */
export function filesOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const place = join(entry.parentPath, entry.name);
      const path = `/${relative(folder, place)}`;
      return [path.replace(/(?:index)?\.html$/, ''), { path, content: readFileSync(place) }];
    }),
  );
}

/**
 * Serves files as a good host does, precompressed at the highest level. Resolves to the address and a function that
 * stops it.
 */
export async function serve(files) {
  const answers = new Map();
  for (const [asked, { path, content }] of files) {
    const type = types[extname(path)] ?? 'application/octet-stream';
    const isText = /^text|json|svg/.test(type);
    const keep = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    const headers = { 'Content-Type': type, 'Cache-Control': keep, ...(isText && { 'Content-Encoding': 'br' }) };
    answers.set(asked, { headers, body: isText ? brotliCompressSync(content) : content });
  }
  const server = createServer(({ url = '/' }, response) => {
    const answer = answers.get(url.split('?')[0]);
    response.writeHead(answer ? 200 : 404, answer?.headers).end(answer?.body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
