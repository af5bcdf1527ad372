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
