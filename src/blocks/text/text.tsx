import { Section } from '../../parts/section.tsx';
import type { ViewProps } from '../../parts/view.ts';
import { words } from '../../parts/words.ts';

export default function Text({ block: { content, ...section }, level }: ViewProps<'text'>) {
  return (
    <Section {...section} level={level}>
      {content.map((node, index) => (
        <p key={index}>{'text' in node ? words(node.text) : null}</p>
      ))}
    </Section>
  );
}
