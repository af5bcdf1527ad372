import { parentPort, workerData } from 'node:worker_threads';

/*
 * The other thread of drawing.ts, in JavaScript because Node begins no thread with TypeScript. What it cannot draw it answers
 * with null: the first thread then finds out why.
 */
const { server, shell, builtAt } = workerData;
const { render } = await import(server);

const encoder = new TextEncoder();

parentPort.on('message', (data) => {
  const markup = markupOf(data);
  // Handed over, not copied.
  parentPort.postMessage(markup, markup ? [markup.buffer] : []);
});
parentPort.postMessage('ready');

function markupOf(data) {
  try {
    return encoder.encode(render({ page: JSON.parse(data), shell, builtAt }));
  } catch {
    return null;
  }
}
