import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { join } from 'node:path';

/* Loaded into a command that a test starts, to write at its end which lines of its bundle have run. */
const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

process.on('exit', () => {
  session.post('Profiler.takePreciseCoverage', (_, { result }) => {
    const own = result.filter(({ url }) => /\/\.cache\/onefolio\/bundles-\w+\/command\//.test(url));
    writeFileSync(join(process.env.COVERAGE_OF_COMMANDS ?? '', `${process.pid}.json`), JSON.stringify({ result: own }));
  });
});

// A command that serves is ended by a signal, after which the listener above would not run.
process.once('SIGTERM', () => process.exit());
