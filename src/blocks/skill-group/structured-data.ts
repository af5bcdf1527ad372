import { credentialOf } from '../../core/outputs/structured-data/credential-of.ts';
import type { GraphRule } from '../../core/outputs/structured-data/graph-rules.ts';

/** What the owner knows, and the badges that somebody has given. */
export const structuredData: GraphRule<'skill-group'> = ({ groups, badges }, context) => {
  // The first of every group is the strongest there.
  const ranked = groups.flatMap(({ skills }) => skills.map(({ name }, rank) => ({ name, rank })));
  return {
    facts: {
      knowsAbout: ranked.toSorted((one, other) => one.rank - other.rank).map(({ name }) => name),
      hasCredential: (badges?.items ?? [])
        .filter(({ issuer }) => issuer !== undefined)
        .map(({ name, ...badge }) => credentialOf({ ...badge, title: name }, context)),
    },
  };
};
