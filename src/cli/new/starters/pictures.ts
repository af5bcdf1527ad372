/* The placeholder pictures of starters, by path. */
const pictures = import.meta.glob<string>('./pictures/*.svg', { query: '?raw', import: 'default', eager: true });

/** Returns the placeholder pictures that the text of a site names, by their paths in its folder. */
export const picturesIn = (site: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(pictures)
      .map(([path, svg]) => [path.replace('./pictures/', ''), svg] as const)
      .filter(([file]) => site.includes(`"/${file}"`))
      .map(([file, svg]) => [`public/${file}`, svg]),
  );
