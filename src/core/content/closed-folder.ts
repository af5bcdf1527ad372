/** The folder in which no text can lie that a path leads into, and what to do about it; undefined for any other path. */
export function closedFolder(path: string): { folder: string; advice: string } | undefined {
  const folder = path
    .toLowerCase()
    .replace(/^(?:\.\/+)+|[^/]*$/g, '')
    .replace(/\/.*/, '/');
  const advice = closed[folder];
  return advice === undefined ? undefined : { folder, advice };
}

const closed: Record<string, string> = {
  'public/': 'Put the file next to the site file or in another folder. Everything in this folder is published as is.',
  'dist/': 'Put the file next to the site file or in another folder. Each build replaces the files in this folder.',
  '.onefolio/': "Put the file next to the site file or in another folder. This folder is for Onefolio's own files.",
};
