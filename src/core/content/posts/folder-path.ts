/** A folder as hosts are asked for it, by what a site says: "./posts/" is "posts", and the folder of the site itself ".". */
export const folderPath = (written: string): string =>
  written.replace(/^(?:\.\/+)+|\/+$/g, '').replace(/\/{2,}/g, '/') || '.';
