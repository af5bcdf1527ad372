/** Normalizes the path of a folder for hosts: "./posts/" becomes "posts", and the folder of the site becomes ".". */
export const folderPath = (written: string): string =>
  written.replace(/^(?:\.\/+)+|\/+$/g, '').replace(/\/{2,}/g, '/') || '.';
