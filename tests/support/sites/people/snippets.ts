/** Code in ten languages, as in a post. */
export const snippets: [language: string, title: string, code: string][] = [
  [
    'ts {3}',
    'A queue that sleeps',
    `export async function* drain<T>(queue: Queue<T>): AsyncGenerator<T> {
  for (let wait = 100; ; wait = Math.min(wait * 2, 30_000)) {
    const job = await queue.take({ lock: '5 min' });
    if (job) yield job;
    else await new Promise((resolve) => setTimeout(resolve, wait)); // Nobody is hurried by an empty queue.
  }
}`,
  ],
  [
    'rust',
    'Borrowing a lock',
    `fn take(&self) -> Option<MutexGuard<'_, Job>> {
    self.jobs.iter().find_map(|job| job.try_lock().ok())
}`,
  ],
  [
    'go',
    'Timeouts are values',
    `ctx, cancel := context.WithTimeout(ctx, 2*time.Second)
defer cancel()
if err := store.Ping(ctx); err != nil {
	return fmt.Errorf("ping: %w", err)
}`,
  ],
  [
    'python',
    'Ten lines of back-pressure',
    `async def worker(queue: asyncio.Queue[Job]) -> None:
    while job := await queue.get():
        async with limit:
            await job.run()`,
  ],
  [
    'sql',
    'SKIP LOCKED, explained',
    `UPDATE job SET taken = now()
 WHERE id = (SELECT id FROM job WHERE taken IS NULL ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
RETURNING *;`,
  ],
  [
    'bash',
    'One line for a morning',
    `#!/usr/bin/env bash
set -euo pipefail
psql -Atc 'SELECT count(*) FROM job WHERE taken IS NULL' | xargs -I{} echo "waiting: {}"`,
  ],
  [
    'yaml',
    'What the build knows',
    `jobs:
  test:
    runs-on: ubuntu-latest
    steps: [{ uses: actions/checkout@v4 }]`,
  ],
  [
    'css',
    'Tables on a phone',
    `.table {
  overflow-x: auto;
  max-inline-size: min(100%, 48rem); /* It scrolls, the page does not. */
}`,
  ],
  [
    'diff',
    'The commit I am proud of',
    `-  return retry(job, Infinity);
+  return job.tries < 5 ? retry(job) : bury(job);`,
  ],
  [
    'html',
    'A form without a script',
    `<form method="post" action="/jobs">
  <label>Name <input name="name" required></label>
  <button>Add</button>
</form>`,
  ],
];
