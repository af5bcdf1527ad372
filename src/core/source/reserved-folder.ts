/** Returns the folder of a path if it's reserved, so that texts can't be in it, with advice; undefined otherwise. */
export function reservedFolder(path: string): { folder: string; advice: string } | undefined {
  const folder = path
    .toLowerCase()
    .replace(/^(?:\.\/+)+|[^/]*$/g, '')
    .replace(/\/.*/, '/');
  const advice = reserved[folder];
  return advice === undefined ? undefined : { folder, advice };
}

const reserved: Record<string, string> = {
  'public/': 'Put the file next to the site file or in another folder. Everything in this folder is published as is.',
  'dist/': 'Put the file next to the site file or in another folder. Each build replaces the files in this folder.',
  '.onefolio/': "Put the file next to the site file or in another folder. This folder is for Onefolio's own files.",
};
