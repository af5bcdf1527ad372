/** Returns advice for the location of a file that isn't in public/; undefined for any other text. */
export function fileAdvice(written: string): string | undefined {
  const name = nameIn(written);
  const instruction = `put it in public/ and write "/${name}"`;
  if (/^data:/i.test(written)) return `save the image as a file, ${instruction}`;
  const [, host = ''] = /^(?:https?:)?\/\/([^/?#]+)/i.exec(written) ?? [];
  if (imageHosts.test(host)) return `this URL is on another server and may expire: download the image, ${instruction}`;
  const cloud = cloudHosts.find(([, hosts]) => hosts.test(host))?.[0];
  if (cloud) return `this is a page on ${cloud}, not an image: download the image, ${instruction}`;
  if (host !== '') return `images must be part of the site: download this one, ${instruction}`;
  if (/^(?:[a-z]:|file:|~|\\\\)/i.test(written))
    return `visitors can't reach files on your computer: copy this one, ${instruction}`;
  const [, folder] = /([^\\/]+)[\\/]+$/.exec(written) ?? [];
  return folder && `this is a folder: name a file in it, such as "/${folder}/me.jpg"`;
}

/** Returns advice for a document that isn't Markdown; undefined for any other file. */
export function textAdvice(written: string): string | undefined {
  const [, name, kind] = /([^\\/]+)\.(docx?|odt|rtf|pages|pdf|txt|html?)$/i.exec(written) ?? [];
  return (
    name && `this is a .${kind?.toLowerCase()} file, not Markdown: save its text as "${name}.md" next to the site file`
  );
}

const cloudHosts: [name: string, hosts: RegExp][] = [
  ['Google Drive', /(?:^|\.)(?:drive|docs)\.google\.com$/i],
  ['Google Photos', /^photos\.(?:google\.com|app\.goo\.gl)$/i],
  ['Dropbox', /(?:^|\.)dropbox\.com$/i],
  ['OneDrive', /^(?:1drv\.ms|onedrive\.live\.com|.+\.sharepoint\.com)$/i],
  ['iCloud', /(?:^|\.)icloud\.com$/i],
  ['LinkedIn', /(?:^|\.)linkedin\.com$/i],
];

/* These hosts serve only images. Many URLs expire after weeks, and each request reveals the visitor. */
const imageHosts =
  /(?:^|\.)(?:licdn\.com|(?:googleuser|githubuser|dropboxuser)content\.com|ggpht\.com|fbcdn\.net|cdninstagram\.com|twimg\.com|(?:images|plus|source)\.unsplash\.com|images\.pexels\.com|gravatar\.com|i\.(?:imgur|ibb|pravatar|redd)\.(?:com|co|cc|it)|pinimg\.com|cloudinary\.com|media\.tumblr\.com|cdn\.discordapp\.com)$/i;

/* Returns the file name of an image from a path or URL, or a default name. */
function nameIn(written: string): string {
  const name = written.replace(/[?#].*$/s, '').replace(/^.*[\\/]/s, '');
  const plain = name.replace(/[^\p{L}\p{N}.]+/gu, '-').replace(/^-|-$/g, '');
  return /^[^.].*\.(?:jpe?g|png|webp|avif|gif|svg)$/i.test(plain) ? plain : 'me.jpg';
}
