import type { Change } from '../../core/source/changes/change.ts';
import { isRecord } from '../../shared/is-record.ts';
import { literalTexts } from './literal-texts.ts';
import type { Step } from './step.ts';

/**
 * Where somebody worked is an organization: "company" of the entries of a timeline gets that name. Texts know links and
 * emphasis now, so what only looks like some is written as words. The page of the CV is
 * new, so it is left out where the owner has a page of that path.
 */
export const versionOneToTwo: Step = {
  from: 1,
  changes(site): Change[] {
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
    const changes = [...renames, ...literalTexts(site)];
    if (!hasOwn) return changes;
    // Somebody may have written some of a newer file already.
    const isThere = isRecord(site) && isRecord(site.outputs);
    return [
      ...changes,
      isThere
        ? { kind: 'set', at: ['outputs', 'cv'], value: false }
        : { kind: 'set', at: ['outputs'], value: { cv: false } },
    ];
  },
};

/* Nothing is known yet of a file that is read: a list may be something else. */
const listIn = (value: unknown, name: string): unknown[] => {
  const found = isRecord(value) ? value[name] : undefined;
  return Array.isArray(found) ? found : [];
};
