import type { Plugin } from 'vitest/config';
import { type PoolOptions, type PoolWorker, ThreadsPoolWorker, type WorkerRequest } from 'vitest/node';

/**
 * Runs one mutant after the other in the same thread. Stryker can activate a mutant in code that is loaded already, and
 * loading it, with the validator that ajv compiles, takes ten times as long as the tests of most mutants. A mutant in
 * code that runs only while it is loaded gets a thread of its own.
 */
export function warmPool(): Plugin {
  return {
    name: 'warm-pool',
    configureVitest({ project }) {
      project.config.pool = 'warm' as typeof project.config.pool;
      project.config.poolRunner = { name: 'warm', createPoolWorker };
    },
  };
}

let warm: WarmWorker | undefined;

function createPoolWorker(options: PoolOptions): PoolWorker {
  const { mutantActivation } = options.project.getProvidedContext();
  if (mutantActivation !== 'runtime') return new ThreadsPoolWorker(options);
  warm ??= new WarmWorker(options);
  return warm;
}

/* A thread that reports that it has stopped, but waits for the next mutant. */
class WarmWorker extends ThreadsPoolWorker {
  override readonly name = 'warm';
  #isRunning = false;
  #listeners: [event: string, callback: (message: unknown) => void][] = [];

  override on(event: string, callback: (message: unknown) => void) {
    this.#listeners.push([event, callback]);
    super.on(event, callback);
  }

  override async start() {
    if (!this.#isRunning) await super.start();
    this.#isRunning = true;
  }

  override send(message: WorkerRequest) {
    if (message.type !== 'stop') return super.send(message);
    for (const [event, callback] of this.#listeners)
      if (event === 'message') callback({ type: 'stopped', __vitest_worker_response__: true });
  }

  override async stop() {
    for (const [event, callback] of this.#listeners) this.off(event, callback);
    this.#listeners = [];
  }
}
