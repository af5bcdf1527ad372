/** Browser-safe. The file of a page below the output folder, without its ending: "/" is "index", "/a/b" is "a/b". */
export const pathToFile = (path: string): string => (path === '/' ? 'index' : path.slice(1));
