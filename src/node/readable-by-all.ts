/** Makes the files that a function writes readable by everyone, whatever the umask. Only for the main thread. */
export async function readableByAll<Result>(run: () => Promise<Result>): Promise<Result> {
  const previous = process.umask(0o022);
  try {
    return await run();
  } finally {
    process.umask(previous);
  }
}
