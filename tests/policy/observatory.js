import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/bundle.js';

/*
 * Scores the built site with the analyzers of MDN's HTTP Observatory: npm run test:policy. They are 130 MB with their
 * dependencies, so they are installed on the first run and not with the project.
 */
const version = '1.4.8';
const expected = [
  { of: 'with the headers that a build writes', headers: 'all', grade: 'A+', score: 130 },
  { of: 'without headers, as on GitHub Pages', headers: 'none', grade: 'B', score: 0 },
];

/* The headers that GitHub Pages sends too: those of every host, and its own Strict-Transport-Security. */
const isPlain =
  /^(?:content-|cache-control|etag|last-modified|vary|date|strict-transport-security)(?!.*security-policy)/;

/* Node reads the certificates that it trusts when it starts, so this script starts itself again with one. */
const folder = process.env.ONEFOLIO_OBSERVATORY;
if (folder) await score(folder);
else {
  const scratch = mkdtempSync(join(tmpdir(), 'onefolio-observatory-'));
  try {
    const certificate = makeCertificate(scratch);
    const env = { ...process.env, ONEFOLIO_OBSERVATORY: scratch, NODE_EXTRA_CA_CERTS: certificate };
    process.exitCode = spawnSync(process.execPath, [import.meta.filename], { stdio: 'inherit', env }).status ?? 1;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function score(scratch) {
  const observatory = await install();
  const program = join(root, 'bin/onefolio.js');
  const file = join(scratch, 'site.json');
  copyFileSync(join(root, 'site.json'), file);
  execFileSync(
    process.execPath,
    [program, 'build', '--site', file, '--url', 'https://localhost/', '--allow-placeholders', '--hsts'],
    {
      stdio: 'ignore',
    },
  );
  const preview = spawn(process.execPath, [program, 'preview', '--site', file, '--port', '0']);
  const [output] = await once(preview.stdout, 'data');
  const origin = new URL(/http:\S+/.exec(String(output))?.[0] ?? '');

  for (const { of, headers, grade, score } of expected) {
    const front = await startFront(scratch, origin, headers === 'all' ? () => true : (name) => isPlain.test(name));
    const result = await observatory(front.ports);
    front.close();
    const isFine = result.grade === grade && result.score >= score;
    console.log(`\n${of}: ${result.grade}, ${result.score} points${isFine ? '' : `, but ${grade} was expected`}`);
    for (const { name, points, words } of result.tests)
      console.log(`  ${String(points).padStart(4)}  ${name}: ${words}`);
    if (!isFine) process.exitCode = 1;
  }
  preview.kill();
}

/* A host: an https proxy to the preview, and an http server that redirects to it. */
async function startFront(scratch, { hostname, port }, isSent) {
  const secure = createSecureServer(
    { key: readFileSync(join(scratch, 'key.pem')), cert: readFileSync(join(scratch, 'certificate.pem')) },
    (asked, response) => {
      const { method, url: path, headers } = asked;
      asked.pipe(
        request({ hostname, port, method, path, headers }, (answer) => {
          const sent = Object.entries(answer.headers).filter(([name]) => isSent(name));
          response.writeHead(answer.statusCode ?? 500, Object.fromEntries(sent));
          answer.pipe(response);
        }),
      );
    },
  );
  const plain = createServer((_, response) => {
    response.writeHead(308, { Location: `https://localhost:${secure.address().port}/` }).end();
  });
  for (const server of [secure, plain]) await once(server.listen(0), 'listening');
  return {
    ports: { httpsPort: secure.address().port, httpPort: plain.address().port },
    close: () =>
      [secure, plain].forEach((server) => {
        server.closeAllConnections();
        server.close();
      }),
  };
}

/* The scan of the Observatory, called directly because its command takes no ports. */
async function install() {
  const place = join(root, 'node_modules/.cache/onefolio', `observatory-${version}`);
  const source = join(place, 'node_modules/@mdn/mdn-http-observatory');
  if (!existsSync(source)) {
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'package.json'), '{ "private": true }\n');
    const words = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-engine-strict'];
    execFileSync('npm', [...words, `@mdn/mdn-http-observatory@${version}`], { cwd: place, stdio: 'inherit' });
  }
  // Its install script fetches the HSTS preload list; localhost is not on it.
  writeFileSync(join(source, 'conf/hsts-preload.json'), '{}');
  const part = (path) => import(pathToFileURL(join(source, 'src', path)).href);
  const { retrieve } = await part('retriever/retriever.js');
  const { ALL_TESTS } = await part('constants.js');
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await part('grader/charts.js');
  const { getGradeForScore, getScoreDescription, getScoreModifier } = await part('grader/grader.js');

  // Its CSS parser reports errors in modern style sheets; the score does not depend on them.
  console.error = () => {};

  return async (ports) => {
    const requests = await retrieve('localhost', ports);
    const tests = ALL_TESTS.map((test) => test(requests)).map((output) => ({
      name: output.constructor.title,
      points: getScoreModifier(output.result),
      words: getScoreDescription(output.result)
        .replace(/<[^>]*>/g, '')
        .trim(),
    }));
    const sum = (points) => points.reduce((all, one) => all + one, 100);
    const without = sum(tests.map(({ points }) => Math.min(points, 0)));
    const all = without >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(tests.map(({ points }) => points)) : without;
    return { ...getGradeForScore(all), tests };
  };
}

function makeCertificate(scratch) {
  const certificate = join(scratch, 'certificate.pem');
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  const names = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', join(scratch, 'key.pem'), '-out', certificate];
  execFileSync('openssl', [...words, ...names], { stdio: 'ignore' });
  return certificate;
}
