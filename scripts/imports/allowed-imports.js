import { browserFolders, browserPackages, viewPackages } from '../../src/node/bundle/browser-safe.js';

const pipeline = ['schema', 'src/shared', 'ajv', 'jsonc-parser', 'mdast-util-from-markdown'];
const markdown = ['table', 'footnote', 'task-list-item'].flatMap((part) => [
  `mdast-util-gfm-${part}`,
  `micromark-extension-gfm-${part}`,
]);
const host = ['schema', 'src/shared', 'src/compile', 'src/edit', 'node:'];

const pure = [
  ['node:'],
  'The pipeline is pure: take what it has to know of the world as an argument, and look it up in src/node/load/load.ts.',
];
const typesOnly = [['schema'], 'The build has read the schema, and browsers load none of it: write "import type".'];
const noVite = [
  ['vite', 'rolldown', '@vitejs', 'src/node/bundle'],
  'Vite bundles Onefolio, and no site: src/node/bundle/ serves vite.config.ts alone, and what it made is read by src/node/render/bundles.ts.',
];
const noViews = [
  ['src/app', 'src/blocks', 'src/parts', 'src/styles', 'react', 'react-dom'],
  'The build renders pages through src/app/prerender.tsx, bundled: of src/app/ it imports types, of views nothing.',
];
const fromAbove = [['src/cli', 'src/doctor'], 'The build is called by the command and the doctor, and knows neither.'];
const proved = (who) =>
  `${who} is seen by visitors, and the build has already proved the data: let resolve put into the block what ${who.toLowerCase()} has to know.`;
const listed = 'It is not in the list of what this folder may import: scripts/imports/allowed-imports.js.';

/**
 * Who may import whom. The first row whose folder holds a file counts for it, however deep it lies there; "*" stands for
 * one folder of any name.
 * - `values` and `types` list, as `isAmong` reads them, what may be imported beside the folder itself; a value's type is
 *   free too.
 * - `because` says why something is refused, and what to do instead: the first entry that names it counts. `otherwise`
 *   says the same of everything else.
 */
export const table = [
  {
    folder: 'schema',
    values: [],
    types: ['json-schema-to-ts'],
    otherwise:
      'The schema says what may be written and knows nothing of what is made of it: import types only, from json-schema-to-ts.',
  },
  {
    folder: 'src/shared',
    values: [],
    types: ['schema'],
    because: [typesOnly],
    otherwise: 'Server and browser both run src/shared/: it stands on the types of the schema alone.',
  },
  {
    folder: 'src/compile/markdown',
    values: [...pipeline, 'src/compile', ...markdown],
    types: ['mdast'],
    because: [pure],
    otherwise: 'What reads Markdown is a part of the pipeline, and knows what the pipeline knows.',
  },
  {
    folder: 'src/compile/folders',
    values: [...pipeline, 'src/compile', 'yaml'],
    types: ['mdast'],
    because: [pure],
    otherwise: 'What reads folders is a part of the pipeline, and knows what the pipeline knows.',
  },
  {
    folder: 'src/compile',
    values: pipeline,
    types: ['schema-dts', 'mdast'],
    because: [pure],
    otherwise: 'The pipeline ends with pages: what draws or writes them imports it, never the other way.',
  },
  {
    folder: 'src/edit',
    values: [...pipeline, 'src/compile'],
    types: [],
    because: [pure],
    otherwise: 'What edits a text knows the pipeline alone: whoever calls it reads and writes the file.',
  },
  {
    folder: 'src/parts',
    values: ['src/shared', ...viewPackages],
    types: ['schema'],
    because: [typesOnly, [['src/app', 'src/blocks'], 'A part serves every block and knows none of them.']],
    otherwise: proved('A part'),
  },
  {
    folder: 'src/blocks/*',
    values: ['src/parts', 'src/shared', ...viewPackages],
    types: ['schema'],
    because: [
      typesOnly,
      [['src/app'], 'A view knows nothing of its page: send a message with parts/notify, or let the app pass it in.'],
      [['src/blocks'], 'A block knows no other block: what two of them need is a part, in src/parts/.'],
    ],
    otherwise: proved('A view'),
  },
  {
    folder: 'src/blocks',
    values: ['src/parts'],
    types: ['schema'],
    because: [typesOnly],
    otherwise: 'This is the list of the views, and no more: what a block does is in its own folder.',
  },
  {
    folder: 'src/styles',
    values: [],
    types: [],
    otherwise: 'The styles of the site stand alone: what belongs to one block is in the folder of that block.',
  },
  {
    folder: 'src/app/dev',
    values: [...browserFolders.filter((entry) => !entry.startsWith('!')), ...browserPackages],
    types: ['schema'],
    because: [typesOnly],
    otherwise: 'The page speaks with the dev server by messages: src/app/dev/messages.ts.',
  },
  {
    folder: 'src/app',
    values: [...browserFolders, ...browserPackages],
    types: ['schema'],
    because: [
      typesOnly,
      [['src/app/dev'], 'Visitors load nothing that is for the owner: only the dev server adds src/app/dev/.'],
      [
        ['src/compile', 'src/edit'],
        'The pipeline runs at build: what browsers need of it too belongs into src/shared/.',
      ],
    ],
    otherwise: 'The app runs in the browser: what the build knows comes to it as data.',
  },
  {
    folder: 'src/node/bundle',
    values: [...host, 'src/node', 'vite', '@vitejs/plugin-react'],
    types: ['src/app'],
    because: [noViews, fromAbove],
    otherwise: listed,
  },
  {
    folder: 'src/node/dev',
    values: [...host, 'src/node', '!src/node/bundle', 'ws', 'launch-editor'],
    types: ['src/app'],
    because: [noVite, noViews, fromAbove],
    otherwise: listed,
  },
  {
    folder: 'src/node',
    values: [...host, 'compression', 'sharp', 'image-size', 'lowlight', 'mrmime'],
    types: ['src/app'],
    because: [noVite, noViews, fromAbove],
    otherwise: listed,
  },
  {
    folder: 'src/doctor',
    values: [...host, 'src/node', '!src/node/bundle', 'parse5'],
    types: ['src/app'],
    because: [[['src/cli'], 'The doctor is called by the command, and does not know it.'], noViews, noVite],
    otherwise: listed,
  },
  {
    folder: 'src/cli',
    values: [
      'schema',
      'src/shared',
      'src/compile',
      'src/edit',
      'src/node',
      'src/doctor',
      'node:',
      'diff',
      'string-width',
    ],
    types: [],
    otherwise: 'The command is thin: it reads words and calls src/node/; Vite bundles Onefolio, and no site.',
  },
];
