/*
 * Loaded before a process begins: counts its calls of the file system below FAULT_WITHIN, and at call FAULT_AT lets happen
 * what FAULT names. "kill" ends the process before the call, "half" in the middle of it, the code of an error makes the
 * call fail, once or, with FAULT_FOREVER, from then on. FAULT_CALL counts the calls of that name only; what was counted
 * is written to FAULT_COUNT.
 */
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const { join } = require('node:path');

const {
  FAULT: fault,
  FAULT_WITHIN: within,
  FAULT_COUNT: countFile,
  FAULT_FOREVER: isForever,
  FAULT_CALL: only,
} = process.env;
const at = Number(process.env.FAULT_AT ?? 0);
const original = { ...fs.promises };
const originalSync = { ...fs };
/* What the numbers of open files stand for. */
const opened = new Map();
let count = 0;

/* Which calls can fail in which way. */
const taking = ['mkdir', 'rename', 'open', 'writeFile', 'copyFile', 'cp', 'sync', 'link'];
const asking = [
  ...taking,
  'rm',
  'rmdir',
  'unlink',
  'chmod',
  'read',
  'readFile',
  'readdir',
  'stat',
  'access',
  'realpath',
];
const possible = {
  ENOSPC: taking,
  EDQUOT: taking,
  EROFS: taking,
  EIO: asking,
  EACCES: asking.filter((name) => name !== 'sync'),
  EMFILE: ['open', 'writeFile', 'copyFile', 'cp', 'readFile', 'readdir', 'rm'],
};

function meet(name, words, place) {
  if (only && name !== only) return;
  count++;
  const isTime = isForever ? count >= at : count === at;
  if (!fault || !at || !isTime) return;
  if (fault === 'half') half(name, words);
  if (fault === 'kill' || fault === 'half') process.kill(process.pid, 'SIGKILL');
  if (!possible[fault].includes(name)) return;
  if (fault === 'ENOSPC') half(name, words);
  const [path = place, dest] = words.filter((word) => typeof word === 'string');
  const isPair = ['rename', 'copyFile', 'cp', 'link'].includes(name);
  throw Object.assign(new Error(`${fault}: injected, ${name}`), {
    code: fault,
    syscall: name.toLowerCase(),
    ...(['sync', 'handle'].includes(name) ? {} : { path }),
    ...(isPair ? { dest } : {}),
  });
}

/* As much of a call as can be done before it is cut. */
function half(name, [place, what]) {
  try {
    if (name === 'writeFile' && typeof place === 'string') {
      const bytes = Buffer.from(what);
      originalSync.writeFileSync(place, bytes.subarray(0, bytes.length / 2));
    } else if (name === 'copyFile') {
      const bytes = fs.readFileSync(place);
      originalSync.writeFileSync(what, bytes.subarray(0, bytes.length / 2));
    } else if (name === 'cp') {
      originalSync.mkdirSync(what, { recursive: true });
      for (const entry of fs.readdirSync(place, { withFileTypes: true }))
        if (entry.isFile()) {
          half('copyFile', [join(place, entry.name), join(what, entry.name)]);
          return;
        }
    } else if (name === 'rm') {
      const [entry] = fs.readdirSync(place);
      if (entry) fs.rmSync(join(place, entry), { recursive: true });
    }
  } catch {
    // Half of a call that would have failed is nothing.
  }
}

const isWithin = (place) =>
  typeof place === 'string' && (!within || within.split(':').some((folder) => place.startsWith(folder)));

for (const name of Object.keys(original)) {
  if (typeof original[name] !== 'function') continue;
  fs.promises[name] = async (...words) => {
    // Both ends of a rename lie in the site, or it is no business of ours.
    if (isWithin(words[0])) meet(name, words);
    const answer = await original[name].apply(fs.promises, words);
    return name === 'open' && isWithin(words[0]) ? watched(answer, words[0]) : answer;
  };
}

/* Many small files are written, looked at and moved without asking a thread for each. */
const synchronous = {
  openSync: 'open',
  readSync: 'read',
  writeFileSync: 'writeFile',
  renameSync: 'rename',
  copyFileSync: 'copyFile',
  statSync: 'stat',
  mkdirSync: 'mkdir',
};
for (const [method, name] of Object.entries(synchronous))
  fs[method] = (...words) => {
    const place = typeof words[0] === 'number' ? opened.get(words[0]) : words[0];
    if (isWithin(place)) meet(name, [place, ...words.slice(1)], place);
    const answer = originalSync[method](...words);
    if (name === 'open') opened.set(answer, place);
    return answer;
  };
syncBuiltinESMExports();

function watched(handle, place) {
  for (const [method, name] of [
    ['writeFile', 'writeFile'],
    ['sync', 'sync'],
  ]) {
    const call = handle[method].bind(handle);
    handle[method] = async (...words) => {
      meet(name, [place, ...words]);
      return call(...words);
    };
  }
  return handle;
}

if (countFile)
  process.on('exit', () => {
    try {
      fs.writeFileSync(countFile, String(count));
    } catch {
      // The disk may be full in earnest.
    }
  });
