import { startCommand } from './start-command.js';

/* npm run new -- FOLDER: creates a site, as `onefolio new` does, in a folder named from where the line was typed. */
const words = process.argv.slice(2);
if (words.length === 0 || words.every((word) => word.startsWith('--'))) {
  console.error('Specify a folder for the new site, for example:\n\n  npm run new -- ../my-site');
  process.exit(2);
}
process.exitCode = startCommand(['new', ...words]);
