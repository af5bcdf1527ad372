import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flags } from './lighthouse.js';

/**
 * How long the main thread of a slow phone works for a visit in which nothing is touched, in milliseconds: from an empty
 * tab until `rest` milliseconds later, the processor slowed down four times. The browser is new and its profile empty.
 * Only its counters are read: where its console is listened to, it parses a script once more for each error that the script
 * makes, which no visitor's browser does. Lighthouse does that, and its times have it.
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

/* The phone that Lighthouse looks with. */
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

/* Speaks with a browser over its two pipes: messages end with a zero. */
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
