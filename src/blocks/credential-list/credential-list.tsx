import { Tile } from '../../parts/art/tile.tsx';
import { loaded } from '../../parts/extras.ts';
import { Heading, levelInside } from '../../parts/heading.tsx';
import { Picture } from '../../parts/pictures/picture.tsx';
import { Section } from '../../parts/section.tsx';
import { TagList } from '../../parts/tag-list.tsx';
import type { ViewProps } from '../../parts/view.ts';
import { Name } from '../../parts/words/name.tsx';
import { words } from '../../parts/words/words.ts';

export default function CredentialList({ block: { credentials, ...section }, level }: ViewProps<'credential-list'>) {
  const inside = levelInside(level, section.heading);
  return (
    <Section {...section} level={level}>
      <ul className="credentials" role="list">
        {credentials.map((credential, index) => (
          <Credential key={index} credential={credential} level={inside} />
        ))}
      </ul>
    </Section>
  );
}

interface Props {
  credential: ViewProps<'credential-list'>['block']['credentials'][number];
  level: 2 | 3;
}

/** One credential: the picture that its issuer gives, or a tile; its name, who gave it, when, and whether it still holds. */
function Credential({ credential, level }: Props) {
  const { title, kind, issuer, date, status, credential: number, href, description, facts, picture } = credential;
  const More = loaded.more?.FactList;
  return (
    <li className="credential">
      {picture ? <Picture picture={picture} /> : <Tile name={title} />}
      <div>
        <Heading level={level}>
          <Name href={href}>{title}</Name>
        </Heading>
        {issuer !== undefined && <p className="role">{words(issuer)}</p>}
        <TagList tags={[kind, date, status, number].filter((word) => word !== undefined)} look="words" />
        {description !== undefined && <p className="description">{words(description)}</p>}
        {More && <More facts={facts} />}
      </div>
    </li>
  );
}
