import type { Change } from '../../core/source/changes/change.ts';
import { isRecord } from '../../shared/is-record.ts';
import { literalTexts } from './literal-texts.ts';
import type { Step } from './step.ts';

/**
 * Renames "company" in timeline entries to "organization". Escapes texts that would now be read as links and emphasis.
 * Turns off the new CV page if the site has a page with its path.
 */
export const versionOneToTwo: Step = {
  from: 1,
  changes(site, registry): Change[] {
    const pages = listIn(site, 'pages');
    const renames = pages.flatMap((page, pageIndex) =>
      listIn(page, 'blocks').flatMap((block, blockIndex) =>
        listIn(block, 'entries').flatMap((entry, index): Change[] =>
          isRecord(entry) && 'company' in entry && !('organization' in entry)
            ? [
                {
                  kind: 'rename',
                  at: ['pages', pageIndex, 'blocks', blockIndex, 'entries', index, 'company'],
                  name: 'organization',
                },
              ]
            : [],
        ),
      ),
    );
    const hasOwn = pages.some((page) => isRecord(page) && page.path === '/cv');
    const changes = [...renames, ...literalTexts(registry, site)];
    if (!hasOwn) return changes;
    // The file may already contain settings of a newer version.
    const isThere = isRecord(site) && isRecord(site.outputs);
    return [
      ...changes,
      isThere
        ? { kind: 'set', at: ['outputs', 'cv'], value: false }
        : { kind: 'set', at: ['outputs'], value: { cv: false } },
    ];
  },
};

/* The file isn't validated yet. */
const listIn = (value: unknown, name: string): unknown[] => {
  const found = isRecord(value) ? value[name] : undefined;
  return Array.isArray(found) ? found : [];
};
