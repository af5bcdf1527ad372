import { Heading, levelInside } from '../../parts/heading.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useLabels } from '../../parts/labels.ts';
import { kindOf, Link } from '../../parts/link.tsx';
import { Section } from '../../parts/section.tsx';
import { TagList } from '../../parts/tag-list.tsx';
import type { ViewProps } from '../../parts/view.ts';
import { CourseLevel } from './course-level.tsx';
import './course-list.css';

type CourseData = ViewProps<'course-list'>['block']['courses'][number];

export function CourseList({ block: { courses, ...section }, level }: ViewProps<'course-list'>) {
  return (
    <Section {...section} level={level}>
      <ul className="courses" role="list">
        {courses.map((course, index) => (
          <li key={index} className="course">
            <Course {...course} headingLevel={levelInside(level, section.heading)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const kinds = {
  'Video Course': { icon: 'video', label: 'videoCourse' },
  'Tutorial Series': { icon: 'book-open', label: 'tutorialSeries' },
  'Interactive Course': { icon: 'monitor-play', label: 'interactiveCourse' },
  Workshop: { icon: 'wrench', label: 'workshop' },
} as const;

const isKnown = (type: string): type is keyof typeof kinds => Object.hasOwn(kinds, type);

function Course({
  title,
  description,
  type,
  level,
  topics = [],
  details = [],
  href,
  headingLevel,
  ...figures
}: CourseData & { headingLevel: 2 | 3 }) {
  const labels = useLabels();
  const isLinked = href !== undefined && kindOf(href) !== 'none';
  return (
    <article data-linked={isLinked || undefined}>
      <Heading level={headingLevel}>{isLinked ? <Link href={href}>{title}</Link> : title}</Heading>
      <div className="course-kind">
        {type !== undefined && (
          <p className="course-type">
            {isKnown(type) && <Icon name={kinds[type].icon} />}
            {isKnown(type) ? labels[kinds[type].label] : type}
          </p>
        )}
        {level !== undefined && <CourseLevel level={level} />}
      </div>
      {description !== undefined && <p className="description">{description}</p>}
      <TagList tags={details} look="words" />
      <TagList tags={topics} look="words" />
      <Figures {...figures} />
    </article>
  );
}

function Figures({ duration, students, rating }: Pick<CourseData, 'duration' | 'students' | 'rating'>) {
  const labels = useLabels();
  if (duration === undefined && students === undefined && rating === undefined) return null;
  return (
    <dl className="figures">
      {duration !== undefined && (
        <div>
          <dt>{labels.duration}</dt>
          <dd>{duration}</dd>
        </div>
      )}
      {students !== undefined && (
        <div>
          <dt>{labels.students}</dt>
          <dd>{students}</dd>
        </div>
      )}
      {rating !== undefined && (
        <div>
          <dt>{labels.rating}</dt>
          <dd>
            <Icon name="star" className="filled" />
            {rating}
          </dd>
        </div>
      )}
    </dl>
  );
}
