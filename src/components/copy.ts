import type { Labels } from '../../schema/resolved.ts';
import { fillLabel } from '../shared/fill-label.ts';
import { notify } from './notify.ts';

/**
 * Copies a text and shows a notification with its `name`. If the browser denies it, the notification contains
 * `fallback`: the text, or where to find it. Never throws.
 */
export async function copy(text: string, labels: Labels, name = text, fallback = text): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ kind: 'success', title: fillLabel(labels.copied, { value: name }), id: 'copy' });
  } catch {
    notify({ kind: 'error', title: labels.notCopied, text: fallback, id: 'copy' });
  }
}
