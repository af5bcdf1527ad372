import launch from 'launch-editor';

/** Opens a place of a file in the owner's editor: the one that is running, or that $LAUNCH_EDITOR or $EDITOR names. */
export function openEditor(file: string, line: number, column: number): void {
  launch(`${file}:${line}:${column}`);
}
