import { useLayoutEffect } from 'react';
import { Paragraphs, Section } from '../../components/section.tsx';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import type { ViewProps } from '../../components/view.ts';

/** Questions that open. A link leads to the answer, because that is what makes a browser open it. */
export default function QuestionList({ block: { questions, ...section }, level }: ViewProps<'question-list'>) {
  // A browser opens what its own links lead into. Who comes from another page of the site came without one; and what is
  // not open by the time the page has come cannot be scrolled to.
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
          <div id={id} className="answer prose">
            <Paragraphs texts={answer} />
          </div>
        </details>
      ))}
    </Section>
  );
}
