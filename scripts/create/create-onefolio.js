#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/* npm create onefolio FOLDER: runs "onefolio new FOLDER" with the same output and exit code. */
const onefolio = dirname(createRequire(import.meta.url).resolve('onefolio/package.json'));
const args = [join(onefolio, 'bin/onefolio.js'), 'new', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
process.exitCode = status ?? 1;
