import { credentialOf } from '../../core/outputs/structured-data/credential-of.ts';
import type { GraphRule } from '../../core/outputs/structured-data/graph-rules.ts';

/** The owner's credentials and awards, except for those in progress. */
export const structuredData: GraphRule<'credential-list'> = ({ credentials }, context) => {
  const held = credentials.filter(({ inProgress }) => !inProgress);
  return {
    facts: {
      hasCredential: held.flatMap(({ kind = 'certificate', ...credential }) =>
        kind === 'award' ? [] : [credentialOf({ ...credential, kind }, context)],
      ),
      award: held.filter(({ kind }) => kind === 'award').map(({ title }) => title),
    },
  };
};
