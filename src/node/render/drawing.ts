import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DocumentData } from '../../app/prerender.tsx';
import type { Renderer } from './prerender.ts';

/** So many pages are drawn before a second thread is worth its start. */
const few = 32;
/** So many pages are with it at once: it never waits for the next, and nobody waits long for its last. */
const ahead = 8;

/**
 * Draws the pages of large sites in two threads. Whatever keeps the other from a page, this one draws it then: so what
 * comes out is the same, and what is thrown too.
 */
export class Drawing {
  readonly #thread: string;
  readonly #server: string;
  readonly #hasCores: boolean;
  #drawn = 0;
  #worker: Worker | null = null;
  #isReady = false;
  /* Those who wait for markup, in the order of their pages. */
  #waiting: ((markup: Uint8Array | null) => void)[] = [];

  /** `root` is the folder of Onefolio, `server` the address of the module that draws. */
  constructor(root: string, server: string, cores = availableParallelism()) {
    this.#hasCores = cores > 1;
    this.#thread = join(root, 'src/node/render/drawing-thread.js');
    this.#server = server;
  }

  /** The same renderer with another thread beside it. All documents are of the same site and day. */
  share({ render }: Renderer): Renderer {
    return {
      render: (document, data) => {
        if (this.#isReady && this.#waiting.length < ahead)
          return this.#ask(data).then((markup) => markup ?? render(document, data));
        if (++this.#drawn === few && this.#hasCores) this.#start(document);
        return render(document, data);
      },
    };
  }

  /** To be called when everything is drawn, or nothing more is wanted. */
  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start({ shell, builtAt }: DocumentData): void {
    try {
      this.#worker = new Worker(this.#thread, { workerData: { server: this.#server, shell, builtAt } });
    } catch {
      // The system gives us no more threads.
      return;
    }
    this.#worker
      .on('message', (answer: Uint8Array | null | 'ready') => {
        if (answer === 'ready') this.#isReady = true;
        else this.#waiting.shift()?.(answer);
      })
      .on('error', () => {})
      .on('exit', () => this.#end());
  }

  #ask(data: string): Promise<Uint8Array | null> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#worker?.postMessage(data);
    });
  }

  /* Nobody may wait for a thread that is gone. */
  #end(): void {
    this.#isReady = false;
    for (const answer of this.#waiting.splice(0)) answer(null);
  }
}
