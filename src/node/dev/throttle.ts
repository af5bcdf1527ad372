/**
 * Throttles a function to one call in `pause` milliseconds. Of several calls in that time, the last one runs at its
 * end.
 */
export function throttle<Parts extends unknown[]>(
  pause: number,
  act: (...parts: Parts) => void,
): (...parts: Parts) => void {
  let isPaused = false;
  let waiting: Parts | undefined;
  const start = (parts: Parts) => {
    isPaused = true;
    setTimeout(end, pause).unref();
    act(...parts);
  };
  const end = () => {
    const next = waiting;
    [isPaused, waiting] = [false, undefined];
    if (next) start(next);
  };
  return (...parts) => {
    if (isPaused) waiting = parts;
    else start(parts);
  };
}
