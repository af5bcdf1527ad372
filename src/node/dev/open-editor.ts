import { messageOf } from '../caught-error.ts';

/**
 * Opens a place in a file in the owner's editor: the one that is running, or that $LAUNCH_EDITOR or $EDITOR names.
 * launch-editor is loaded on demand, because it is rarely used. Never throws.
 */
export function openEditor(file: string, line: number, column: number): void {
  import('launch-editor')
    .then(({ default: launch }) => launch(`${file}:${line}:${column}`))
    .catch((error) => console.error(`could not open the editor: ${messageOf(error)}`));
}

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
