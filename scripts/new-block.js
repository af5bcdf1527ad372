import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { camelCase, pascalCase, writeLists } from './list-blocks.js';

/* Writes a new block with a passing test: `npm run new-block quote-wall`. */
const [type = ''] = process.argv.slice(2);
const folder = `src/blocks/${type}`;
const files = {
  [`${folder}/schema.ts`]: schema(),
  [`${folder}/index.ts`]: definition(),
  [`${folder}/view.tsx`]: view(),
  [`${folder}/style.css`]: style(),
  [`tests/blocks/${type}.test.tsx`]: test(),
};

const problem = !/^[a-z]+(?:-[a-z]+)+$/.test(type)
  ? 'Name the block in lower case with a hyphen: npm run new-block quote-wall'
  : existsSync(folder)
    ? `There is a block "${type}" already: ${folder}`
    : undefined;
if (problem) {
  console.error(problem);
  process.exitCode = 2;
} else {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`Wrote ${file}`);
  }
  writeLists('.');
  console.log('\nNext: change the files, then run "npm run generate" and the tests of blocks.');
  console.log('docs/contributing.md, "Add a block", lists the tests, and the parts in the CV and other outputs.');
}

function schema() {
  const title = type.charAt(0).toUpperCase() + type.slice(1).replaceAll('-', ' ');
  return `import type { JSONSchema } from 'json-schema-to-ts';
import {
  block,
  entry,
  entryList,
  hidden,
  keywords,
  label,
  line,
  list,
  picture,
  prose,
  section,
  setting,
} from '../../../schema/parts.ts';

const entryWithText = entry('Text', 'A text with its title.', ['title'], {
  title: setting(line, 'Title', 'The title of the text.', ['First text']),
  picture: { ...picture, description: 'A square image.' },
  text: setting(prose, 'Text', 'The text itself.', ['What it says.']),
  details: setting(list(label, 10), 'Details', 'Short texts below the title.', [['Tunis', 'Since 2021']]),
  tags: { ...keywords, title: 'Tags', description: 'Tags of the text.' },
  hidden,
});

export const ${camelCase(type)} = {
  ...block('${type}', 'A list of texts, each with a title.', ['texts'], {
    ...section,
    texts: entryList(entryWithText, 100, 'Texts', 'The texts, in display order.'),
  }),
  examples: [
    {
      type: '${type}',
      id: '${type}',
      heading: '${title}',
      texts: [
        { title: 'First text', text: 'What it says.', details: ['Tunis', 'Since 2021'], tags: ['GraphQL', 'Redis'] },
        { title: 'Second text' },
      ],
    },
  ],
} as const satisfies JSONSchema;
`;
}

function definition() {
  return `import type { RichBlockOf } from '../../../schema/block.ts';
import type { ResolvedPicture } from '../../../schema/resolved-picture.ts';
import { entries, section } from '../../core/article/block-content.ts';
import type { PictureSlot } from '../../core/resolve/pictures/copy-sizes.ts';
import { defineBlock } from '../define-block.ts';
import { ${camelCase(type)} as schema } from './schema.ts';

export const ${camelCase(type)} = defineBlock({
  schema,
  lists: ['texts'],
  resolve: (block, { resolvePicture }) => ({
    ...block,
    texts: block.texts.map(({ picture, ...text }) => ({
      ...text,
      ...(picture && { picture: resolvePicture(picture, square, false) }),
    })),
  }),
  pictures: ({ texts }) => texts.flatMap(({ picture }) => picture ?? []),
  content: (block) =>
    section(
      block,
      entries(
        block.texts.map(({ title, text, details, tags }) => ({ title, about: details, texts: [text], words: tags })),
      ),
    ),
});

/* Must match the style sheet. */
const square: PictureSlot = { name: '${type}', sizes: [['', '4rem']], widths: [64, 128, 192], box: 1 };

type Text = RichBlockOf<'${type}'>['texts'][number];

declare module '../../../schema/resolved.ts' {
  interface Added {
    '${type}': { texts: (Omit<Text, 'picture'> & { picture?: ResolvedPicture })[] };
  }
}
`;
}

function view() {
  return `import { Heading, levelInside } from '../../components/heading.tsx';
import { part } from '../../components/part.ts';
import { Picture } from '../../components/pictures/picture.tsx';
import { Section } from '../../components/section.tsx';
import { TagList } from '../../components/tag-list.tsx';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import type { ViewProps } from '../../components/view.ts';

/* Looks style the parts: see docs/looks.md. */
export default function ${pascalCase(type)}({ block: { texts, ...section }, level }: ViewProps<'${type}'>) {
  const inside = levelInside(level, section.heading);
  return (
    <Section {...section} level={level}>
      <ul {...part('list', '${type}-texts')} role="list">
        {texts.map(({ title, picture, text, details = [], tags = [] }, index) => (
          <li key={index} {...part('item', '${type}-item')}>
            {picture && <Picture picture={picture} />}
            <div {...part('text', '${type}-text')}>
              <Heading level={inside}>{title}</Heading>
              <TagList tags={details} variant="words" />
              {text !== undefined && <p {...part('description')}>{renderRichText(text)}</p>}
              <TagList tags={tags} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
`;
}

function style() {
  return `@layer blocks {
  .${type} {
    .${type}-texts {
      display: grid;
      gap: var(--s-5);
    }
    .${type}-item {
      display: flex;
      gap: var(--s-4);
    }
    .picture {
      flex: none;
      inline-size: 4rem;
      block-size: 4rem;
      border-radius: var(--r-2);
    }
  }
}
`;
}

function test() {
  return `import { expect, test } from 'vitest';
import { markupOf } from '../support/render.tsx';
import { siteWith } from '../support/sites/site.ts';

test('shows every text with its title', () => {
  const texts = [{ title: 'First', text: 'What it says.' }, { title: 'Second' }];
  document.body.innerHTML = markupOf(siteWith({ type: 'hero', headline: 'Amina' }, { type: '${type}', texts }));
  const shown = [...document.querySelectorAll('[data-part~="item"]')].map(({ textContent }) => textContent);
  expect(shown).toEqual(['FirstWhat it says.', 'Second']);
});
`;
}
