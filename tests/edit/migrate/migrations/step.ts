import type { Change } from '../../../../src/core/source/changes/change.ts';
import type { Step } from '../../../../src/edit/migrate/step.ts';

interface Old {
  owner: { mail?: string };
  theme?: string;
  pages: { columns?: number }[];
}

/** A step from a version that never existed: renames the mail address, makes the theme an object, removes columns. */
export const step: Step = {
  from: 0,
  changes(site): Change[] {
    const { owner, theme, pages } = site as Old;
    return [
      ...(owner.mail === undefined ? [] : [{ kind: 'rename', at: ['owner', 'mail'], name: 'email' } as const]),
      ...(theme === undefined ? [] : [{ kind: 'set', at: ['theme'], value: { mode: theme } } as const]),
      ...pages.flatMap(({ columns }, index) =>
        columns === undefined ? [] : [{ kind: 'remove', at: ['pages', index, 'columns'] } as const],
      ),
    ];
  },
};
