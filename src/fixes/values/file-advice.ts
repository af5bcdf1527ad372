/** What to do with what is written in the place of a file in public/ and lies elsewhere. */
export function fileAdvice(written: string): string | undefined {
  const name = nameIn(written);
  const line = `put it in public/ and write "/${name}"`;
  if (/^data:/i.test(written)) return `save the image as a file, ${line}`;
  const [, host = ''] = /^(?:https?:)?\/\/([^/?#]+)/i.exec(written) ?? [];
  if (pictureServers.test(host)) return `this URL is on another server and may expire: download the image, ${line}`;
  const cloud = clouds.find(([, hosts]) => hosts.test(host))?.[0];
  if (cloud) return `this is a page on ${cloud}, not an image: download the image, ${line}`;
  if (host !== '') return `images must be part of the site: download this one, ${line}`;
  if (/^(?:[a-z]:|file:|~|\\\\)/i.test(written))
    return `visitors can't reach files on your computer: copy this one, ${line}`;
  const [, folder] = /([^\\/]+)[\\/]+$/.exec(written) ?? [];
  return folder && `this is a folder: name a file in it, such as "/${folder}/me.jpg"`;
}

/** The same of a text that was written with another program. */
export function textAdvice(written: string): string | undefined {
  const [, name, kind] = /([^\\/]+)\.(docx?|odt|rtf|pages|pdf|txt|html?)$/i.exec(written) ?? [];
  return (
    name && `this is a .${kind?.toLowerCase()} file, not Markdown: save its text as "${name}.md" next to the site file`
  );
}

const clouds: [name: string, hosts: RegExp][] = [
  ['Google Drive', /(?:^|\.)(?:drive|docs)\.google\.com$/i],
  ['Google Photos', /^photos\.(?:google\.com|app\.goo\.gl)$/i],
  ['Dropbox', /(?:^|\.)dropbox\.com$/i],
  ['OneDrive', /^(?:1drv\.ms|onedrive\.live\.com|.+\.sharepoint\.com)$/i],
  ['iCloud', /(?:^|\.)icloud\.com$/i],
  ['LinkedIn', /(?:^|\.)linkedin\.com$/i],
];

/* They give pictures alone, many of them for some weeks only, and see who asks for one. */
const pictureServers =
  /(?:^|\.)(?:licdn\.com|(?:googleuser|githubuser|dropboxuser)content\.com|ggpht\.com|fbcdn\.net|cdninstagram\.com|twimg\.com|(?:images|plus|source)\.unsplash\.com|images\.pexels\.com|gravatar\.com|i\.(?:imgur|ibb|pravatar|redd)\.(?:com|co|cc|it)|pinimg\.com|cloudinary\.com|media\.tumblr\.com|cdn\.discordapp\.com)$/i;

/* The last name of a path that reads like one of a picture; a plain one where there is none. */
function nameIn(written: string): string {
  const name = written.replace(/[?#].*$/s, '').replace(/^.*[\\/]/s, '');
  const plain = name.replace(/[^\p{L}\p{N}.]+/gu, '-').replace(/^-|-$/g, '');
  return /^[^.].*\.(?:jpe?g|png|webp|avif|gif|svg)$/i.test(plain) ? plain : 'me.jpg';
}
