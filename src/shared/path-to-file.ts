/** Returns the output file of a page, without its extension: "/" is "index", "/a/b" is "a/b". */
export const pathToFile = (path: string): string => (path === '/' ? 'index' : path.slice(1));

/** Whether a path is a file and not a page: paths of pages have no extension. */
export const namesFile = (path: string): boolean => /\.[A-Za-z0-9]+$/.test(path);
