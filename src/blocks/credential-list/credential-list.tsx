import { Heading, levelInside } from '../../parts/heading.tsx';
import { Link } from '../../parts/link.tsx';
import { Picture } from '../../parts/picture.tsx';
import { Section } from '../../parts/section.tsx';
import { TagList } from '../../parts/tag-list.tsx';
import type { ViewProps } from '../../parts/view.ts';

export default function CredentialList({ block: { credentials, ...section }, level }: ViewProps<'credential-list'>) {
  const inside = levelInside(level, section.heading);
  return (
    <Section {...section} level={level}>
      <ul className="credentials" role="list">
        {credentials.map(({ title, href, picture, description, ...issued }, index) => (
          <li key={index}>
            {picture && <Picture picture={picture} />}
            <Heading level={inside}>{href === undefined ? title : <Link href={href}>{title}</Link>}</Heading>
            <TagList
              tags={[issued.kind, issued.issuer, issued.date, issued.status, issued.credential].filter(
                (text) => text !== undefined,
              )}
              look="words"
            />
            {description !== undefined && <p className="description">{description}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
