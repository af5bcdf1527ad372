/*
 * Loaded before a process starts. Counts its file system calls below FAULT_WITHIN, and injects FAULT at the call with
 * the number FAULT_AT: "kill" ends the process before the call, "half" in the middle of it, and an error code makes the
 * call fail, once or, with FAULT_FOREVER, from then on. FAULT_CALL counts the calls of that name only. The count is
 * written to FAULT_COUNT.
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
/* The paths of open files by their descriptors. */
const opened = new Map();
let count = 0;

/* Which calls can fail with which error. */
const writingCalls = ['mkdir', 'rename', 'open', 'writeFile', 'copyFile', 'cp', 'sync', 'link'];
const allCalls = [
  ...writingCalls,
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
  ENOSPC: writingCalls,
  EDQUOT: writingCalls,
  EROFS: writingCalls,
  EIO: allCalls,
  EACCES: allCalls.filter((name) => name !== 'sync'),
  EMFILE: ['open', 'writeFile', 'copyFile', 'cp', 'readFile', 'readdir', 'rm'],
};

function inject(name, words, place) {
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

/* Does half of a call, as if it were interrupted. */
function half(name, [place, what]) {
  try {
    if (name === 'writeFile' && typeof place === 'string') {
      const bytes = Buffer.from(what);
      originalSync.writeFileSync(place, bytes.subarray(0, bytes.length / 2));
    } else if (name === 'copyFile') {
      const bytes = originalSync.readFileSync(place);
      originalSync.writeFileSync(what, bytes.subarray(0, bytes.length / 2));
    } else if (name === 'cp') {
      originalSync.mkdirSync(what, { recursive: true });
      for (const entry of originalSync.readdirSync(place, { withFileTypes: true }))
        if (entry.isFile()) {
          half('copyFile', [join(place, entry.name), join(what, entry.name)]);
          return;
        }
    } else if (name === 'rm') {
      const [entry] = originalSync.readdirSync(place);
      if (entry) fs.rmSync(join(place, entry), { recursive: true });
    }
  } catch {
    // A call that fails by itself has no first half.
  }
}

const isWithin = (place) =>
  typeof place === 'string' && (!within || within.split(':').some((folder) => place.startsWith(folder)));

for (const name of Object.keys(original)) {
  if (typeof original[name] !== 'function') continue;
  fs.promises[name] = async (...words) => {
    // Both ends of a rename are in the site, or neither is.
    if (isWithin(words[0])) inject(name, words);
    const answer = await original[name].apply(fs.promises, words);
    return name === 'open' && isWithin(words[0]) ? watched(answer, words[0]) : answer;
  };
}

/* Onefolio uses synchronous calls for its many small files. */
const synchronous = {
  openSync: 'open',
  readSync: 'read',
  writeFileSync: 'writeFile',
  renameSync: 'rename',
  copyFileSync: 'copyFile',
  statSync: 'stat',
  mkdirSync: 'mkdir',
  readdirSync: 'readdir',
  realpathSync: 'realpath',
};
for (const [method, name] of Object.entries(synchronous)) {
  const call = (...words) => {
    const place = typeof words[0] === 'number' ? opened.get(words[0]) : words[0];
    if (isWithin(place)) inject(name, [place, ...words.slice(1)], place);
    const answer = originalSync[method](...words);
    if (name === 'open') opened.set(answer, place);
    return answer;
  };
  // Such as realpathSync.native.
  fs[method] = Object.assign(call, originalSync[method]);
}
syncBuiltinESMExports();

function watched(handle, place) {
  for (const [method, name] of [
    ['writeFile', 'writeFile'],
    ['sync', 'sync'],
  ]) {
    const call = handle[method].bind(handle);
    handle[method] = async (...words) => {
      inject(name, [place, ...words]);
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
      // The disk may really be full.
    }
  });
