import { messageOf } from '../caught-error.ts';

/**
 * Opens a place of a file in the owner's editor: the one that is running, or that $LAUNCH_EDITOR or $EDITOR names. What
 * finds that is loaded now, because few ever open anything. Nothing is thrown.
 */
export function openEditor(file: string, line: number, column: number): void {
  import('launch-editor')
    .then(({ default: launch }) => launch(`${file}:${line}:${column}`))
    .catch((error) => console.error(`could not open the editor: ${messageOf(error)}`));
}
