import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { camelCase, pascalCase, writeLists } from './list-blocks.js';

/* Writes a new type of block, complete and green: `npm run new-block quote-wall`. */
const [type = ''] = process.argv.slice(2);
const folder = `src/blocks/${type}`;
const files = {
  [`${folder}/schema.ts`]: schema(),
  [`${folder}/index.ts`]: definition(),
  [`${folder}/view.tsx`]: view(),
  [`${folder}/${type}.part.css`]: style(),
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
  console.log('\nNext: change the files, then run "npm run generate" and "npm test".');
}

function schema() {
  const title = type.charAt(0).toUpperCase() + type.slice(1).replaceAll('-', ' ');
  return `import type { JSONSchema } from 'json-schema-to-ts';
import { line, prose, section, shown } from '../../../schema/parts.ts';

export const ${camelCase(type)} = {
  type: 'object',
  title: '${title}',
  description: 'A list of entries, each with a title and a text.',
  properties: {
    type: { const: '${type}', title: 'Type', description: 'The type of the block.' },
    ...section,
    entries: {
      type: 'array',
      minItems: 1,
      maxItems: 100,
      title: 'Entries',
      description: 'The entries, in display order.',
      items: {
        type: 'object',
        title: 'Entry',
        description: 'A title and a text.',
        properties: {
          title: { ...line, title: 'Title', description: 'The title of the entry.', examples: ['First entry'] },
          text: { ...prose, title: 'Text', description: 'The text of the entry.', examples: ['What it says.'] },
          ...shown,
        },
        required: ['title'],
        additionalProperties: false,
        examples: [{ title: 'First entry', text: 'What it says.' }],
      },
    },
  },
  required: ['type', 'entries'],
  additionalProperties: false,
  examples: [
    {
      type: '${type}',
      id: '${type}',
      heading: '${title}',
      entries: [{ title: 'First entry', text: 'What it says.' }, { title: 'Second entry' }],
    },
  ],
} as const satisfies JSONSchema;
`;
}

function definition() {
  return `import { defineBlock } from '../define-block.ts';
import { ${camelCase(type)} as schema } from './schema.ts';

export const ${camelCase(type)} = defineBlock({
  schema,
  lists: ['entries'],
  article: (block, { opening, list, thing }) =>
    opening(block) + list(block.entries.map(({ title, text }) => thing([title], text))),
  resolve: (block) => block,
});
`;
}

function view() {
  return `import { Section } from '../../components/section.tsx';
import { renderRichText } from '../../components/text/render-rich-text.ts';
import type { ViewProps } from '../../components/view.ts';

export default function ${pascalCase(type)}({ block: { entries, ...section }, level }: ViewProps<'${type}'>) {
  return (
    <Section {...section} level={level}>
      <ul className="entries" role="list">
        {entries.map(({ title, text }, index) => (
          <li key={index}>
            <p className="entry-title">
              <bdi>{title}</bdi>
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
    .entries {
      display: grid;
      gap: var(--s-5);
    }
    .entry-title {
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

test('shows every entry with its title and its text', () => {
  const entries = [{ title: 'First', text: 'What it says.' }, { title: 'Second' }];
  document.body.innerHTML = markupOf(siteWith({ type: 'hero', headline: 'Amina' }, { type: '${type}', entries }));
  const texts = [...document.querySelectorAll('.${type} li')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['FirstWhat it says.', 'Second']);
});
`;
}
