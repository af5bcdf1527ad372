import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const megabyte = 1024 * 1024;

/**
 * Runs a program to its end: the seconds that it took, those of both cores' work, and the most memory that it and whatever
 * it started had at one time, in MB, looked at twenty times a second (Linux). Throws when it fails.
 */
export function timed([program, ...words], { folder, environment = {} }) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    // A group of its own, so that all that it starts can be told from everything else.
    const child = spawn(program, words, {
      cwd: folder,
      env: { ...process.env, CI: '1', NO_COLOR: '1', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output = (output + text).slice(-4000);
      });
    let peak = 0;
    const timer = setInterval(() => {
      peak = Math.max(peak, memoryOf(child.pid));
    }, 50);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      const seconds = (performance.now() - started) / 1000;
      if (code === 0) resolve({ seconds, memory: peak / megabyte, output });
      else reject(new Error(`${program} ${words.join(' ')} ended with ${code}:\n${output}`));
    });
  });
}

/* The resident memory of every process of a group, added up. */
function memoryOf(group) {
  let sum = 0;
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      if (Number(fields[2]) === group) sum += Number(fields[21]) * 4096;
    } catch {
      // It has ended meanwhile.
    }
  }
  return sum;
}
