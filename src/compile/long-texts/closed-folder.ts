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
  'public/':
    'all that is in there is published as it is: put the text beside the site file, or into a folder of its own',
  'dist/': 'a build writes what is in there: put the text beside the site file, or into a folder of its own',
  '.onefolio/': 'Onefolio keeps its own files in there: put the text beside the site file, or into a folder of its own',
};
