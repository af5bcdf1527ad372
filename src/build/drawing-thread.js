import { parentPort, workerData } from 'node:worker_threads';

/*
 * The other thread of drawing.ts, in JavaScript because Node begins no thread with TypeScript. What it cannot draw it answers
 * with null: the first thread then finds out why.
 */
const { server, shell, builtAt } = workerData;
const { render } = await import(server);

parentPort.on('message', (data) => {
  parentPort.postMessage(markupOf(data));
});
parentPort.postMessage('ready');

function markupOf(data) {
  try {
    return render({ page: JSON.parse(data), shell, builtAt });
  } catch {
    return null;
  }
}
