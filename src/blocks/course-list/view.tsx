import { Scale } from '../../components/art/scale.tsx';
import { FoldedList } from '../../components/fold.tsx';
import { Heading, levelInside } from '../../components/heading.tsx';
import { Icon } from '../../components/icon.tsx';
import { part } from '../../components/part.ts';
import { Section } from '../../components/section.tsx';
import { TagList } from '../../components/tag-list.tsx';
import { Name, renderRichText } from '../../components/text/render-rich-text.tsx';
import type { ViewProps } from '../../components/view.ts';

type CourseData = ViewProps<'course-list'>['block']['courses'][number];

export default function CourseList({ block: { courses, ...section }, level }: ViewProps<'course-list'>) {
  return (
    <Section {...section} level={level}>
      <FoldedList {...part('list', 'courses')} first={2} maxItems={3}>
        {courses.map((course, index) => (
          <Course key={index} {...course} headingLevel={levelInside(level, section.heading)} />
        ))}
      </FoldedList>
    </Section>
  );
}

function Course({
  title,
  description,
  type,
  icon,
  level,
  topics = [],
  details = [],
  href,
  figures,
  headingLevel,
}: CourseData & { headingLevel: 2 | 3 }) {
  return (
    <li {...part('item', 'course')}>
      <Heading level={headingLevel}>
        <Name href={href}>{title}</Name>
      </Heading>
      {(type || level) && (
        <div {...part('kind', 'course-kind')}>
          {type !== undefined && (
            <p {...part('type', 'course-type')}>
              {icon && <Icon name={icon} />}
              {renderRichText(type)}
            </p>
          )}
          {level && <CourseLevel {...level} />}
        </div>
      )}
      <TagList tags={details} variant="words" />
      {description !== undefined && <p {...part('description')}>{renderRichText(description)}</p>}
      <TagList tags={topics} variant="words" />
      {figures && (
        <dl {...part('figures')}>
          {figures.map(({ label, text, icon }, index) => (
            <div key={index}>
              <dt>{renderRichText(label)}</dt>
              <dd>
                {icon && <Icon name={icon} className="filled" />}
                {renderRichText(text)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

type Level = NonNullable<ViewProps<'course-list'>['block']['courses'][number]['level']>;

function CourseLevel({ word, studs }: Level) {
  return (
    <p {...part('level', 'course-level')} data-studs={studs}>
      <Scale filled={studs} total={3} size={6} step={8} />
      {renderRichText(word)}
    </p>
  );
}
