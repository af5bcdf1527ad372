import { stepsOf } from '../../src/core/diagnostics/pointer.ts';
import { deepestAt, treeOf } from '../../src/core/source/tree.ts';

/** Returns the range of the value at a pointer in this text, including its brackets. */
export function wholeValues(text: string): (pointer: string) => { offset: number; length: number } | undefined {
  const tree = treeOf(text);
  return (pointer) => {
    const found = tree && deepestAt(tree, stepsOf(pointer));
    return found?.isWhole ? found.node : undefined;
  };
}
