/** What the picture of a link preview says. */
export interface LinkPreviewText {
  title: string;
  /** The rest of a title that starts with the name of the owner. */
  subtitle?: string;
  /** The name of the owner, if the title doesn't contain it. */
  name?: string;
  host: string;
}

/** The words for a page with a title, on the site of an owner. The name isn't repeated. */
export function linkPreviewText(title: string, name: string, host: string): LinkPreviewText {
  if (title === name) return { title, host };
  if (title.startsWith(name)) {
    const subtitle = title.slice(name.length).replace(before, '');
    if (subtitle !== '' && before.test(title.slice(name.length))) return { title: name, subtitle, host };
  }
  if (title.endsWith(name)) {
    const own = title.slice(0, -name.length).replace(after, '');
    if (own !== '' && after.test(title.slice(0, -name.length))) return { title: own, name, host };
  }
  return title.includes(name) ? { title, host } : { title, name, host };
}

/* What separates the name of a site from the title of a page. */
const before = /^\s*[-–—|·•:,،、/]\s*/;
const after = /\s*[-–—|·•:,،、/]\s*$/;

/** The words in a sentence, for visitors who don't see the picture. */
export const previewAlt = ({ title, subtitle, name, host }: LinkPreviewText): string =>
  [title, subtitle, name, host].filter((each) => each !== undefined).join(' · ');
