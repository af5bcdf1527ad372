/**
 * Runs a function whose files are to be published: whatever the umask, the files are readable by everyone. Returns the
 * result of the function.
 */
export async function readableByAll<Result>(run: () => Promise<Result>): Promise<Result> {
  const usual = process.umask(0o022);
  try {
    return await run();
  } finally {
    process.umask(usual);
  }
}
