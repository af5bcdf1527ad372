import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const megabyte = 1024 * 1024;

/**
 * Runs a program. Returns its duration in seconds, and the peak memory of it and its child processes in MB, sampled
 * twenty times a second (Linux); child processes are measured after half a second. Throws if the program fails.
 */
export function timed([program, ...args], { folder, environment = {} }) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    // In a process group of its own, so that its child processes can be found.
    const child = spawn(program, args, {
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
    let looks = 0;
    let members = [child.pid];
    const timer = setInterval(() => {
      // Listing all processes more often would slow down the measured ones.
      if (++looks % 10 === 0) members = membersOf(child.pid);
      peak = Math.max(peak, memoryOf(members));
    }, 50);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      const seconds = (performance.now() - started) / 1000;
      if (code === 0) resolve({ seconds, memory: peak / megabyte, output });
      else reject(new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output}`));
    });
  });
}

/* The processes of a group. */
function membersOf(group) {
  return readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && Number(statsOf(pid)[2]) === group);
}

/* The total resident memory of processes. */
const memoryOf = (pids) => pids.reduce((sum, pid) => sum + Number(statsOf(pid)[21] ?? 0) * 4096, 0);

/* The fields after the name in /proc/PID/stat; empty if the process has ended. */
function statsOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  } catch {
    return [];
  }
}
