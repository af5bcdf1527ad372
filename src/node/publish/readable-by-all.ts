/**
 * Runs a function that writes files to publish. Makes them readable by everyone, whatever the umask. Returns the result
 * of the function.
 */
export async function readableByAll<Result>(run: () => Promise<Result>): Promise<Result> {
  const previous = process.umask(0o022);
  try {
    return await run();
  } finally {
    process.umask(previous);
  }
}
