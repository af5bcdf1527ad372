import { Tile } from '../../components/art/tile.tsx';
import { FactList } from '../../components/fact-list.tsx';
import { FoldedList } from '../../components/fold.tsx';
import { Heading, levelInside } from '../../components/heading.tsx';
import { part } from '../../components/part.ts';
import { Picture } from '../../components/pictures/picture.tsx';
import { Section } from '../../components/section.tsx';
import { TagList } from '../../components/tag-list.tsx';
import { Name, renderRichText } from '../../components/text/render-rich-text.tsx';
import type { ViewProps } from '../../components/view.ts';
import { plainText } from '../../shared/rich-text.ts';

export default function CredentialList({ block: { credentials, ...section }, level }: ViewProps<'credential-list'>) {
  const inside = levelInside(level, section.heading);
  return (
    <Section {...section} level={level}>
      <FoldedList {...part('list', 'credentials')} first={4} maxItems={6}>
        {credentials.map((credential, index) => (
          <Credential key={index} credential={credential} level={inside} />
        ))}
      </FoldedList>
    </Section>
  );
}

interface Props {
  credential: ViewProps<'credential-list'>['block']['credentials'][number];
  level: 2 | 3;
}

function Credential({ credential, level }: Props) {
  const { title, kind, issuer, date, status, credential: number, href, description, facts, picture } = credential;
  return (
    <li {...part('item', 'credential')}>
      {picture ? <Picture picture={picture} /> : <Tile name={plainText(title)} />}
      <div>
        <Heading level={level}>
          <Name href={href}>{title}</Name>
        </Heading>
        {issuer !== undefined && <p {...part('role')}>{renderRichText(issuer)}</p>}
        <TagList tags={[kind, date, status, number].filter((word) => word !== undefined)} variant="words" />
        {description !== undefined && <p {...part('description')}>{renderRichText(description)}</p>}
        <FactList facts={facts} />
      </div>
    </li>
  );
}
