/** The files of a folder that are one post: in the first language, and in others by their tags. */
export interface PostFiles {
  /** What the path of the post ends with. */
  name: string;
  /** The file in the first language; none for a post that is not there in it. */
  file?: string;
  others: Map<string, string>;
}

/**
 * The posts of a folder by the names of its files: beside "gyms.md" lies "gyms.fr.md", which is the same one in French.
 * In a site of one language every file is a post by itself.
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
    const { name, tag } = tagged(whole);
    if (languages.length < 2 || !languages.includes(tag)) postOf(whole).file = file;
    else if (tag !== languages[0]) postOf(name).others.set(tag, file);
    // The first language needs no tag, and may have one.
    else postOf(files.includes(`${name}.md`) ? whole : name).file = file;
  }
  return [...posts.values()];
}

/** The name of a file, without its ending, and the tag of a language behind it if there is one. */
export function tagged(whole: string): { name: string; tag: string } {
  const [, name = whole, tag = ''] = /^(.+)\.([a-z]{2,3}(?:-[a-z0-9]{2,8})*)$/i.exec(whole) ?? [];
  return { name, tag };
}
