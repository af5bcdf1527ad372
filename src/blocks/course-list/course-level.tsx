import { Scale } from '../../components/art/scale.tsx';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import type { ViewProps } from '../../components/view.ts';

type Level = NonNullable<ViewProps<'course-list'>['block']['courses'][number]['level']>;

/** The level of a course as text and as studs. */
export function CourseLevel({ word, studs }: Level) {
  return (
    <p className="course-level" data-studs={studs}>
      <Scale filled={studs} total={3} size={6} step={8} />
      {renderRichText(word)}
    </p>
  );
}
