/**
 * Runs something whose files are to be published: whoever runs it, everybody may read what is written meanwhile. Returns
 * what it returns.
 */
export async function readableByAll<Result>(run: () => Promise<Result>): Promise<Result> {
  const usual = process.umask(0o022);
  try {
    return await run();
  } finally {
    process.umask(usual);
  }
}
