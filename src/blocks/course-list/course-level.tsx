import type { ViewProps } from '../../parts/view.ts';

type Level = NonNullable<ViewProps<'course-list'>['block']['courses'][number]['level']>;

/** The level of a course, in a word and in studs. */
export function CourseLevel({ word, studs }: Level) {
  return (
    <p className="course-level" data-studs={studs}>
      <i className="scale" data-value={studs} />
      {word}
    </p>
  );
}
