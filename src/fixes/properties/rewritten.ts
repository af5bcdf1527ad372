import type { Fix } from '../../core/diagnostics/diagnostic.ts';
import { together } from '../../core/diagnostics/wording.ts';
import type { Change, JsonPath } from '../../core/source/changes/change.ts';
import { shortened } from '../shortened.ts';

/**
 * The fix that writes a setting under another name with another value, in place of others too, and of what has the name
 * already.
 */
export function rewritten(
  way: JsonPath,
  key: string,
  name: string,
  value: unknown,
  others: string[] = [],
  data: Record<string, unknown> = {},
): Fix {
  const at = [...way, key];
  const isThere = Object.hasOwn(data, name);
  const all = [...(isThere ? [name] : []), key, ...others];
  const written = `"${name}": ${shortened(value)}`;
  return {
    text: all.length > 1 ? `replace ${together(all)} with ${written}` : `write ${written}`,
    certain: false,
    edits: [
      ...(isThere
        ? ([
            { kind: 'remove', at },
            { kind: 'set', at: [...way, name], value },
          ] satisfies Change[])
        : ([
            { kind: 'rename', at, name },
            { kind: 'set', at, value },
          ] satisfies Change[])),
      ...others.map((other): Change => ({ kind: 'remove', at: [...way, other] })),
    ],
  };
}
