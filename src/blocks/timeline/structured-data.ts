import type { EducationalOrganizationLeaf, OrganizationLeaf } from 'schema-dts';
import type { BlockOf } from '../../../schema/block.ts';
import type { Fact, GraphRule } from '../../core/outputs/structured-data/graph-rules.ts';
import { fullAddress } from '../../core/outputs/structured-data/graph-rules.ts';
import { periodIncludes, startsAfter } from '../../core/text/dates-and-periods.ts';
import { defined, omitEmpty } from '../../shared/omit-empty.ts';

type Entry = BlockOf<'timeline'>['entries'][number];

/** Current jobs, and past and current education. */
export const structuredData: GraphRule<'timeline'> = ({ kind = 'work', entries }, context) => {
  const begun = entries.filter(({ period }) => !period || !startsAfter(period.start, context.today));
  const isCurrent = ({ period }: Entry) => period !== undefined && periodIncludes(period, context.today);
  const [current, past] = [begun.filter(isCurrent), begun.filter((entry) => !isCurrent(entry))];
  const named = <Type extends string>(type: Type, { organization, href }: Entry) =>
    organization === undefined
      ? undefined
      : omitEmpty({ '@type': type, name: organization, url: fullAddress(href, context) });
  if (kind === 'work')
    return {
      facts: {
        hasOccupation: current.flatMap(occupationOf),
        worksFor: defined(...current.map((entry): OrganizationLeaf | undefined => named('Organization', entry))),
      },
    };
  if (kind !== 'education') return {};
  const schools = (those: Entry[]) =>
    defined(...those.map((entry): EducationalOrganizationLeaf | undefined => named('EducationalOrganization', entry)));
  return { facts: { affiliation: schools(current), alumniOf: schools(past) } };
};

const occupationOf = ({ title, period }: Entry): Fact['hasOccupation'][] =>
  title === undefined || !period
    ? []
    : [{ '@type': 'Role', startDate: period.start, hasOccupation: { '@type': 'Occupation', name: title } }];
