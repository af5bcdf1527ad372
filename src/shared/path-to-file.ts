/** The file of a page below the output folder, without its ending: "/" is "index", "/a/b" is "a/b". */
export const pathToFile = (path: string): string => (path === '/' ? 'index' : path.slice(1));

/** Whether a path names a file rather than a page: paths of pages have no ending. */
export const namesFile = (path: string): boolean => /\.[A-Za-z0-9]+$/.test(path);
