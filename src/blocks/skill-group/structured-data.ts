import { credentialOf } from '../../core/outputs/structured-data/credential-of.ts';
import type { GraphRule } from '../../core/outputs/structured-data/graph-rules.ts';

/** The owner's skills and badges. */
export const structuredData: GraphRule<'skill-group'> = ({ groups, badges }, context) => {
  // The first skill of each group is the strongest.
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
