import type { TextLabels, TextNode } from '../../../schema/long-text.ts';
import type { AllLabels } from '../../../schema/resolved.ts';
import { eachNode } from './markdown/each-node.ts';

/** Returns the interface labels that the content of a long text needs; undefined if it needs none. */
export function requiredLabels(content: readonly TextNode[], labels: AllLabels): TextLabels | undefined {
  const names = new Set<keyof TextLabels>();
  for (const node of eachNode(content)) {
    if (node.kind === 'code') names.add('code').add('copyCode');
    else if (node.kind === 'table') names.add('table');
    else if (node.kind === 'list') {
      for (const { done } of node.items) if (done !== undefined) names.add(done ? 'done' : 'toDo');
    } else if (node.kind === 'notes') names.add('notes').add('backToText');
  }
  return names.size === 0 ? undefined : Object.fromEntries([...names].map((name) => [name, labels[name]]));
}
