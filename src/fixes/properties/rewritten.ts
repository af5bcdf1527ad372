import type { Fix } from '../../core/diagnostics/diagnostic.ts';
import { together } from '../../core/diagnostics/wording.ts';
import type { Change, JsonPath } from '../../core/source/changes/change.ts';
import { shorten } from '../shortened.ts';

/**
 * The fix that writes a setting under another name with another value, in place of others too, and of what has the name
 * already.
 */
export function rewriteProperty(
  steps: JsonPath,
  key: string,
  name: string,
  value: unknown,
  others: string[] = [],
  data: Record<string, unknown> = {},
): Fix {
  const at = [...steps, key];
  const hasName = Object.hasOwn(data, name);
  const replaced = [...(hasName ? [name] : []), key, ...others];
  const written = `"${name}": ${shorten(value)}`;
  return {
    text: replaced.length > 1 ? `replace ${together(replaced)} with ${written}` : `write ${written}`,
    certain: false,
    edits: [
      ...(hasName
        ? ([
            { kind: 'remove', at },
            { kind: 'set', at: [...steps, name], value },
          ] satisfies Change[])
        : ([
            { kind: 'rename', at, name },
            { kind: 'set', at, value },
          ] satisfies Change[])),
      ...others.map((other): Change => ({ kind: 'remove', at: [...steps, other] })),
    ],
  };
}
