/** The files of one post: the one in the first language, and translations by language tag. */
export interface PostFiles {
  /** The end of the post's path. */
  name: string;
  /** The file in the first language; undefined if the post has none. */
  file?: string;
  others: Map<string, string>;
}

/**
 * Groups the files of a folder by post: "gyms.fr.md" is the French translation of "gyms.md". In a site with one
 * language, every file is its own post.
 */
export function filesByPost(files: readonly string[], languages: readonly string[]): PostFiles[] {
  const posts = new Map<string, PostFiles>();
  const postOf = (name: string) => {
    const post = posts.get(name) ?? { name, others: new Map<string, string>() };
    posts.set(name, post);
    return post;
  };
  for (const file of files) {
    const whole = file.slice(0, -'.md'.length);
    const { name, tag } = splitTag(whole);
    if (languages.length < 2 || !languages.includes(tag)) postOf(whole).file = file;
    else if (tag !== languages[0]) postOf(name).others.set(tag, file);
    // The tag of the first language is optional.
    else postOf(files.includes(`${name}.md`) ? whole : name).file = file;
  }
  return [...posts.values()];
}

/** Splits a file name without extension into a name and a language tag, which may be empty. */
export function splitTag(whole: string): { name: string; tag: string } {
  const [, name = whole, tag = ''] = /^(.+)\.([a-z]{2,3}(?:-[a-z0-9]{2,8})*)$/i.exec(whole) ?? [];
  return { name, tag };
}

/** Normalizes the path of a folder for hosts: "./posts/" becomes "posts", and the folder of the site becomes ".". */
export const folderPath = (written: string): string =>
  written.replace(/^(?:\.\/+)+|\/+$/g, '').replace(/\/{2,}/g, '/') || '.';
