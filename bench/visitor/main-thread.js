import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flags } from './lighthouse.js';

/**
 * The main-thread time of a visit without interaction on a slow phone, in milliseconds: from an empty tab until `rest`
 * milliseconds after loading, with a CPU slowdown of four, in a new browser with an empty profile. Reads only
 * performance counters: with a console listener, the browser parses a script again for each error in it, which
 * visitors' browsers don't do. Lighthouse has such a listener, so its times include that.
 */
export async function workOf(url, browser, rest = 4000) {
  const userDataDir = mkdtempSync(join(tmpdir(), 'onefolio-chrome-'));
  const child = spawn(browser, [...flags, '--remote-debugging-pipe', `--user-data-dir=${userDataDir}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  const send = talkTo(child);
  try {
    const { targetInfos } = await send('Target.getTargets');
    const { targetId } = targetInfos.find(({ type }) => type === 'page');
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const tab = (method, params) => send(method, params, sessionId);
    await tab('Emulation.setDeviceMetricsOverride', phone);
    await tab('Emulation.setCPUThrottlingRate', { rate: 4 });
    await tab('Performance.enable');
    await tab('Page.navigate', { url });
    await new Promise((resolve) => setTimeout(resolve, rest));
    const { metrics } = await tab('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  } finally {
    await send('Browser.close');
    await closed;
    rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/* The phone that Lighthouse emulates. */
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

/* Communicates with a browser through two pipes; messages end with a NUL. */
function talkTo(child) {
  const [, , , input, output] = child.stdio;
  const waiting = new Map();
  let begun = '';
  output.setEncoding('utf8').on('data', (text) => {
    const messages = (begun + text).split('\0');
    begun = messages.pop();
    for (const { id, result, error } of messages.map((message) => JSON.parse(message)))
      if (id) {
        const { resolve, reject } = waiting.get(id);
        if (error) reject(new Error(error.message));
        else resolve(result);
      }
  });
  let last = 0;
  return (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      input.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });
}
