import { startCommand } from './start-command.js';

/*
 * npm run new -- FOLDER: creates a site, like `onefolio new`, in a folder relative to the working directory of the
 * user.
 */
const args = process.argv.slice(2);
if (args.length === 0 || args.every((word) => word.startsWith('--'))) {
  console.error('Specify a folder for the new site, for example:\n\n  npm run new -- ../my-site');
  process.exit(2);
}
process.exitCode = startCommand(['new', ...args]);
