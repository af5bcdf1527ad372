import { useLayoutEffect } from 'react';
import { part } from '../../components/part.ts';
import { Paragraphs, Section } from '../../components/section.tsx';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import type { ViewProps } from '../../components/view.ts';

/**
 * Collapsible questions. Links lead to the answer, because browsers open a details element only for a target inside it.
 */
export default function QuestionList({ block: { questions, ...section }, level }: ViewProps<'question-list'>) {
  // Browsers open the element only for their own navigation. After client-side navigation it is opened here, and before
  // scrolling, because hidden content can't be scrolled to.
  useLayoutEffect(() => {
    const details = document.getElementById(location.hash.slice(1))?.closest('details');
    if (details) details.open = true;
  }, []);
  return (
    <Section {...section} level={level}>
      {questions.map(({ id, question, answer }, index) => (
        <details key={index}>
          <summary>
            <span>{renderRichText(question)}</span>
          </summary>
          <div id={id} {...part('answer prose')}>
            <Paragraphs texts={answer} />
          </div>
        </details>
      ))}
    </Section>
  );
}
