import type { ViewProps } from '../../parts/view.ts';

type Level = NonNullable<ViewProps<'course-list'>['block']['courses'][number]['level']>;

/** The level of a course, in a word and in studs. */
export function CourseLevel({ word, studs }: Level) {
  return (
    <p className="course-level" data-studs={studs}>
      <svg viewBox="0 0 22 6" aria-hidden="true">
        {[1, 2, 3].map((each) => (
          <circle
            key={each}
            cx={8 * each - 5}
            cy="3"
            r={each <= studs ? 3 : 2.25}
            data-on={each <= studs || undefined}
          />
        ))}
      </svg>
      {word}
    </p>
  );
}
