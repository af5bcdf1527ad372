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
import { block, entry, entryList, hidden, line, prose, section, setting } from '../../../schema/parts.ts';

const entryWithText = entry('Text', 'A text with its title.', ['title'], {
  title: setting(line, 'Title', 'The title of the text.', ['First text']),
  text: setting(prose, 'Text', 'The text itself.', ['What it says.']),
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
      texts: [{ title: 'First text', text: 'What it says.' }, { title: 'Second text' }],
    },
  ],
} as const satisfies JSONSchema;
`;
}

function definition() {
  return `import { entries, section } from '../../core/article/block-content.ts';
import { defineBlock } from '../define-block.ts';
import { ${camelCase(type)} as schema } from './schema.ts';

export const ${camelCase(type)} = defineBlock({
  schema,
  lists: ['texts'],
  content: (block) => section(block, entries(block.texts.map(({ title, text }) => ({ title, texts: [text] })))),
  resolve: (block) => block,
});
`;
}

function view() {
  return `import { Section } from '../../components/section.tsx';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import type { ViewProps } from '../../components/view.ts';

export default function ${pascalCase(type)}({ block: { texts, ...section }, level }: ViewProps<'${type}'>) {
  return (
    <Section {...section} level={level}>
      <ul className="${type}-texts" role="list">
        {texts.map(({ title, text }, index) => (
          <li key={index}>
            <p className="${type}-title">
              <bdi>{renderRichText(title)}</bdi>
            </p>
            {text !== undefined && <p>{renderRichText(text)}</p>}
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
    .${type}-title {
      font-weight: var(--w-medium);
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
  const shown = [...document.querySelectorAll('.${type} li')].map(({ textContent }) => textContent);
  expect(shown).toEqual(['FirstWhat it says.', 'Second']);
});
`;
}
