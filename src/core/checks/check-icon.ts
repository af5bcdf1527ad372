import type { IconFile } from '../compiler-host.ts';
import type { Location, Problem } from '../diagnostics/diagnostic.ts';

/** The maximum size of an icon file in bytes, because every page contains it. */
export const maxIconBytes = 20_000;

/** Reports an existing SVG file that can't be used as an icon. */
export function checkIcon(found: string, icon: IconFile | undefined, at: Location): Problem[] {
  const problem = (code: Problem['code'], details: Problem['details']): Problem[] => [
    { code, at, details: { found, ...details } },
  ];
  switch (icon?.problem) {
    case 'unreadable':
      return problem('OF313', { reason: icon.reason });
    case 'huge':
      return problem('OF314', { size: icon.size, limit: `${maxIconBytes / 1000} kB` });
    case 'refused':
      return problem('OF315', { what: icon.what });
    default:
      return [];
  }
}
