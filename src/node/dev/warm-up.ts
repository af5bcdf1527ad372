/**
 * Runs a function a hundred times, with pauses for requests and saves, while the server waits for the first save. V8
 * optimizes code that runs often: without this, the first twenty saves of a small site take twice as long as later ones.
 * An exception ends the runs: the first save reports it.
 */
export function warmUp(run: () => void, left = 100): void {
  const repeat = () => {
    try {
      run();
    } catch {
      return;
    }
    if (left > 1) warmUp(run, left - 1);
  };
  // In milliseconds. A command that has nothing else to do may end.
  setTimeout(repeat, 10).unref();
}
