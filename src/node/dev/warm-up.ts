/** The number of runs after which most of the code is optimized. */
const runs = 100;

/** The pause before each run, so that requests and saves never wait for more than one, in milliseconds. */
const pause = 10;

/**
 * Runs a function some times while the server waits for the first save. V8 optimizes code that runs often: without this,
 * the first twenty saves of a small site take twice as long as later ones. The function should take a few milliseconds.
 */
export function warmUp(run: () => void, left = runs): void {
  const repeat = () => {
    run();
    if (left > 1) warmUp(run, left - 1);
  };
  // A command that has nothing else to do may end.
  setTimeout(repeat, pause).unref();
}
