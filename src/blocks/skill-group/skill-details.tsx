import type { Resolved } from '../../../schema/resolved.ts';
import { Link } from '../../components/link.tsx';
import { TagList } from '../../components/tag-list.tsx';
import { renderRichText } from '../../components/text/render-rich-text.tsx';

type Skill = Resolved<'skill-group'>['groups'][number]['skills'][number];

/** Optional parts of a skill: its level as text, since when it is used, keywords, and where it was used. */
export function SkillDetails({ skill: { level, details = [], keywords = [], usedAt } }: { skill: Skill }) {
  // A level as text replaces the percentage.
  const [aside, below] = level === undefined ? [details, keywords] : [[], [...details, ...keywords]];
  return (
    <>
      {aside.length > 0 && (
        <div className="skill-level">
          <TagList tags={aside} variant="words" />
        </div>
      )}
      <TagList tags={below} variant="words" />
      {usedAt && (
        <p className="used-at">
          {usedAt.label}{' '}
          {usedAt.links.map(({ label, href }, index) => (
            <span key={index}>
              {index > 0 && ' · '}
              <Link href={href}>{renderRichText(label)}</Link>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
