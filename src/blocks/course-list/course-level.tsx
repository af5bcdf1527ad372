import { useLabels } from '../../parts/labels.ts';
import type { ViewProps } from '../../parts/view.ts';

type Level = NonNullable<ViewProps<'course-list'>['block']['courses'][number]['level']>;

const levels = ['Beginner', 'Intermediate', 'Advanced'] as const satisfies Level[];

/** The level of a course, in a word and in studs. */
export function CourseLevel({ level }: { level: Level }) {
  const labels = useLabels();
  const words = { Beginner: labels.beginner, Intermediate: labels.intermediate, Advanced: labels.advanced };
  const reached = levels.indexOf(level);
  return (
    <p className="course-level" data-level={level.toLowerCase()}>
      <svg viewBox="0 0 22 6" aria-hidden="true">
        {levels.map((each, index) => (
          <circle
            key={each}
            cx={3 + index * 8}
            cy="3"
            r={index <= reached ? 3 : 2.25}
            data-on={index <= reached || undefined}
          />
        ))}
      </svg>
      {words[level]}
    </p>
  );
}
