import { browserFolders, browserPackages, viewPackages } from '../../src/node/bundle/browser-safe.js';

const marks = ['mdast-util-from-markdown', 'micromark-extension-cjk-friendly', 'decode-named-character-reference'];
const pipeline = ['schema', 'src/shared', 'ajv', 'jsonc-parser', 'culori', 'fast-string-width', ...marks];
const markdown = ['table', 'footnote', 'task-list-item'].flatMap((part) => [
  `mdast-util-gfm-${part}`,
  `micromark-extension-gfm-${part}`,
]);
/* The built-in block types. The pipeline gets them as an argument. */
const registry = 'src/blocks/registry.ts';
/* The looks, an argument too. */
const looks = 'src/looks/looks.ts';
/* The built-in labels, another one. */
const labels = 'src/labels/labels.ts';
const changers = ['src/fixes', 'src/edit', 'src/resume-import', 'src/translate'];
const host = ['schema', 'src/shared', 'src/core', ...changers, registry, looks, labels, 'node:'];

const noBlocks = [
  ['src/blocks'],
  'The pipeline must not depend on any block: pass the registry as an argument, and import only its type, from src/core/.',
];
const pure = [
  ['node:'],
  'The pipeline has no side effects: pass external data as an argument, and read that data in src/node/load/load-site.ts.',
];
const typesOnly = [['schema'], 'The schema must not be loaded in the browser: use "import type".'];
const noVite = [
  ['vite', 'rolldown', '@vitejs', 'src/node/bundle'],
  'Vite bundles Onefolio, not sites: only vite.config.ts uses src/node/bundle/, and src/node/render/bundles.ts reads the bundles.',
];
const noViews = [
  ['src/client', 'src/blocks', 'src/components', 'src/styles', 'react', 'react-dom'],
  'The build renders pages with the bundled src/client/prerender.tsx: import only types from src/client/, and nothing from views.',
];
const fromAbove = [['src/cli', 'src/doctor'], 'The build must not depend on the command or the doctor, which call it.'];
const proved = (who) =>
  `${who} runs in the browser, and the build has already validated the data: let resolve add the data that ${who.toLowerCase()} needs to the block.`;
const listed = 'The allowed imports of each folder are listed in scripts/imports/allowed-imports.js.';

/**
 * The allowed imports. The first row whose folder contains a file applies to it; "*" stands for one folder of any name.
 * - `values` and `types` list what may be imported in addition to the folder itself, in the format of `isAmong`; the
 * type
 * of an allowed value is allowed too.
 * - `because` explains why something isn't allowed, and what to do instead: the first entry that names it applies.
 * `otherwise` is the explanation for everything else.
 */
export const table = [
  {
    folder: 'schema',
    values: [],
    types: ['json-schema-to-ts', 'src/blocks/schemas.ts'],
    otherwise:
      'The schema must not depend on other code: import only types, from json-schema-to-ts and src/blocks/schemas.ts.',
  },
  {
    folder: 'src/shared',
    values: [],
    types: ['schema'],
    because: [typesOnly],
    otherwise: 'src/shared/ runs on the server and in the browser: import only types of the schema.',
  },
  {
    folder: 'src/core/content/markdown',
    values: [...pipeline, 'src/core', ...markdown],
    types: ['mdast'],
    because: [pure, noBlocks],
    otherwise: 'The Markdown reader is part of the pipeline and has the same import rules.',
  },
  {
    folder: 'src/core/content/posts',
    values: [...pipeline, 'src/core', 'yaml'],
    types: ['mdast'],
    because: [pure, noBlocks],
    otherwise: 'The folder reader is part of the pipeline and has the same import rules.',
  },
  {
    folder: 'src/core/outputs/markdown',
    values: [...pipeline, 'src/core', 'mdast-util-to-markdown', 'mdast-util-gfm-table'],
    types: ['mdast'],
    because: [pure, noBlocks],
    otherwise: 'The Markdown writer is part of the pipeline and has the same import rules.',
  },
  {
    folder: 'src/core/outputs/contact',
    values: [...pipeline, 'src/core', 'uqr'],
    types: [],
    because: [pure, noBlocks],
    otherwise: 'The contact card is part of the pipeline and has the same import rules.',
  },
  {
    folder: 'src/core/style',
    values: [...pipeline, 'src/core', 'css-tree'],
    types: [],
    because: [pure, noBlocks],
    otherwise: 'The reader of style sheets is part of the pipeline and has the same import rules.',
  },
  {
    folder: 'src/core',
    values: pipeline,
    types: ['schema-dts', 'mdast', 'src/blocks/define-block.ts'],
    because: [
      pure,
      noBlocks,
      [
        ['src/fixes'],
        'The pipeline reports problems, and their fixes are loaded only when there are any: add what a fix needs to Cause.',
      ],
    ],
    otherwise: 'The pipeline must not depend on the code that renders or writes pages.',
  },
  {
    folder: 'src/fixes',
    values: [...pipeline, 'src/core'],
    types: [],
    because: [pure, noBlocks],
    otherwise: 'Fixes can depend only on the pipeline: their callers read and write files.',
  },
  {
    folder: 'src/resume-import',
    values: [...pipeline, 'src/core', 'src/fixes'],
    types: [],
    because: [pure, noBlocks],
    otherwise: 'The résumé import can depend only on the pipeline and on src/fixes/: its callers read and write files.',
  },
  {
    folder: 'src/translate',
    values: [...pipeline, 'src/core', 'src/fixes'],
    types: [],
    because: [pure, noBlocks],
    otherwise: 'src/translate/ can depend only on the pipeline and on src/fixes/: its callers read and write files.',
  },
  {
    folder: 'src/edit',
    values: [...pipeline, 'src/core'],
    types: [],
    because: [pure, noBlocks],
    otherwise: 'src/edit/ can depend only on the pipeline: its callers read and write files.',
  },
  {
    folder: 'src/components',
    values: ['src/shared', ...viewPackages],
    types: ['schema'],
    because: [
      typesOnly,
      [['src/client', 'src/blocks'], 'Components are shared by all blocks and must not depend on any block.'],
    ],
    otherwise: proved('A component'),
  },
  {
    folder: 'src/blocks/*',
    // Definitions of blocks run at build time; the next row is for views.
    isView: false,
    values: ['schema', 'src/shared', 'src/core', 'src/blocks/define-block.ts'],
    types: ['json-schema-to-ts', 'schema-dts'],
    because: [
      pure,
      [['react', 'src/components', 'src/client'], 'What a block declares runs at build time: only its views render.'],
      [['src/blocks'], 'A block must not depend on another block: move shared code to src/core/ or schema/.'],
    ],
    otherwise: 'What a block declares is part of the pipeline and has the same import rules.',
  },
  {
    folder: 'src/blocks/*',
    isView: true,
    // A view may import everything in its own folder except these.
    except: ['index.ts', 'schema.ts'],
    values: ['src/components', 'src/shared', ...viewPackages],
    types: ['schema'],
    because: [
      typesOnly,
      [
        ['src/client'],
        'A view must not depend on its page: send a message with components/notify, or let the app pass in the value.',
      ],
      [['src/blocks'], 'A block must not depend on another block: move shared code to src/components/.'],
    ],
    otherwise: proved('A view'),
  },
  {
    folder: 'src/blocks',
    values: ['src/components', 'src/core/block-registry.ts', 'src/core/validation/compile-validator.ts'],
    types: ['schema', 'src/core', 'src/shared'],
    because: [typesOnly],
    otherwise: 'src/blocks/ only lists the blocks: put the code of a block in the folder of that block.',
  },
  {
    folder: 'src/looks',
    values: [],
    types: ['schema', 'src/core'],
    otherwise: 'A look is a style sheet and data: it must not depend on blocks, and works for all of them.',
  },
  {
    folder: 'src/labels',
    values: [],
    types: [],
    otherwise: 'The labels of a language are data: they must not depend on other code.',
  },
  {
    folder: 'src/styles',
    values: [],
    types: [],
    otherwise: 'Site styles must not depend on other code: put the styles of a block in the folder of that block.',
  },
  {
    folder: 'src/client/dev',
    values: [...browserFolders.filter((entry) => !entry.startsWith('!')), ...browserPackages],
    types: ['schema'],
    because: [typesOnly],
    otherwise: 'The page communicates with the dev server through messages: see src/client/dev/messages.ts.',
  },
  {
    folder: 'src/client',
    values: [...browserFolders, ...browserPackages],
    types: ['schema'],
    because: [
      typesOnly,
      [['src/client/dev'], 'Visitors must not load development code: only the dev server adds src/client/dev/.'],
      [
        ['src/core', ...changers],
        'The pipeline runs at build time: code that browsers also need belongs in src/shared/.',
      ],
    ],
    otherwise: 'The app runs in the browser: the build passes values to it as data.',
  },
  {
    folder: 'src/node/bundle',
    values: [...host, 'src/node', 'src/styles/fonts.json', 'vite', '@vitejs/plugin-react'],
    types: ['src/client'],
    because: [noViews, fromAbove],
    otherwise: listed,
  },
  {
    folder: 'src/node/dev',
    values: [...host, 'src/node', '!src/node/bundle', 'ws', 'launch-editor'],
    types: ['src/client'],
    because: [noVite, noViews, fromAbove],
    otherwise: listed,
  },
  {
    folder: 'src/node',
    values: [...host, 'compression', 'sharp', 'image-size', 'lowlight', 'mrmime', '@capsizecss/unpack', 'fontkitten'],
    types: ['src/client', 'src/looks/define-look.ts'],
    because: [noVite, noViews, fromAbove],
    otherwise: listed,
  },
  {
    folder: 'src/doctor',
    values: [...host, 'src/node', '!src/node/bundle', 'parse5'],
    types: ['src/client'],
    because: [[['src/cli'], 'The doctor must not depend on the command, which calls it.'], noViews, noVite],
    otherwise: listed,
  },
  {
    folder: 'src/cli',
    values: [
      'schema',
      'src/shared',
      'src/core',
      ...changers,
      registry,
      'src/node',
      'src/doctor',
      // `new --full` writes it.
      'samples/three-languages/site.json',
      'node:',
      'diff',
    ],
    types: [],
    otherwise: 'The command only parses arguments and calls src/node/. Vite bundles Onefolio, not sites.',
  },
];
