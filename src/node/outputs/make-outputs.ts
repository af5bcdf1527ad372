import { contactCard } from '../../core/outputs/contact/contact-card.ts';
import { cvDocument } from '../../core/outputs/cv/cv-document.ts';
import { cvText } from '../../core/outputs/cv/cv-text.ts';
import { atom, feedOf, jsonFeed } from '../../core/outputs/feed/feed.ts';
import type { OutputFile, OutputInput } from '../../core/outputs/output-input.ts';
import { resumeText } from '../../core/outputs/resume/resume-of.ts';
import {
  contactPath,
  feedPaths,
  isOn,
  type OutputName,
  outputAt,
  outputNames,
  resumePath,
} from '../../core/resolve/paths/output-paths.ts';
import { jpegCopy } from '../../core/resolve/pictures/resolve-picture.ts';
import { messageOf } from '../caught-error.ts';
import { inPublic } from '../load/on-disk.ts';
import { loadSharp } from '../pictures/load-sharp.ts';
import { cvMaker } from './cv-maker.ts';
import type { Maker, MakerContext } from './maker.ts';

/** Makes all files that a site has besides its pages, in one language. */
export async function makeOutputs(input: OutputInput, context: MakerContext): Promise<OutputFile[]> {
  const files: OutputFile[] = [];
  for (const name of outputNames) if (isOn(name, input.site)) files.push(...(await makers[name](input, context)));
  return files;
}

/** Whether a site has a file besides its pages at a path below the prefix of the language. */
export function hasOutputAt(path: string, site: OutputInput['site']): boolean {
  const name = outputAt(path, site);
  return name !== undefined && isOn(name, site);
}

/** Makes the file at a path for which `hasOutputAt` is true; undefined if it can't be made. */
export async function makeOutputAt(
  path: string,
  input: OutputInput,
  context: MakerContext,
): Promise<OutputFile | undefined> {
  const files = await makers[outputAt(path, input.site) as OutputName](input, context);
  return files.find((file) => file.path === path);
}

/* The makers of all kinds of files: text from src/core/outputs/, and what needs a program or a file from here. */
const makers: Record<OutputName, Maker> = {
  resume: ({ registry, localized, now }, { source }) => {
    const { owner } = localized;
    const picture = owner.picture && jpegCopy(owner.picture, source.pictureCache.pictureOf);
    const shown = picture ? { ...localized, owner: { ...owner, picture } } : localized;
    return fileAt(resumePath, resumeText(registry, shown, now));
  },
  feed: ({ registry, site }) => {
    const feed = feedOf(registry, site);
    return feed ? [...fileAt(feedPaths.atom, atom(feed)), ...fileAt(feedPaths.json, jsonFeed(feed))] : [];
  },
  pdf: cvMaker('pdf', async () => (await import('./pdf/print-pdfs.ts')).printPdfs),
  docx: cvMaker('docx', async () => (await import('./print-docx.ts')).printDocx),
  txt: ({ site, now, cvs }) =>
    cvs.flatMap((page) => {
      const document = cvDocument(page, site, now);
      return document ? fileAt(`${page.path}.txt`, cvText(document)) : [];
    }),
  contact: async (input, context) =>
    fileAt(contactPath, contactCard(input.site, input.now, await contactPhoto(input, context))),
  pageList: async (input) => [(await markdown()).pageList(input)],
  markdown: async (input) => (await markdown()).markdownPages(input),
};

/* Loaded only by sites with this output. */
const markdown = () => import('../../core/outputs/markdown/markdown-files.ts');

const fileAt = (path: string, content: string | null): OutputFile[] => (content === null ? [] : [{ path, content }]);

/* The most bytes of a photo: phones and message services drop larger cards. */
const most = 32_000;

/*
 * Returns the owner's photo for a contact card: a square JPEG in Base64, without metadata. Undefined if the site shows
 * none, or without sharp. Warns if the file can't be read.
 */
export async function contactPhoto(
  { site, localized }: Pick<OutputInput, 'site' | 'localized'>,
  { source, warn }: Pick<MakerContext, 'source' | 'warn'>,
): Promise<string | undefined> {
  const src = site.owner.picture && localized.owner.picture?.src;
  const sharp = src === undefined ? null : await loadSharp();
  if (src === undefined || !sharp) return undefined;
  try {
    const file = inPublic(source.publicFolder, src);
    if (file === null) throw new Error('it is not in the folder');
    const square = await sharp(file, { failOn: 'truncated' })
      .autoOrient()
      .resize(240, 240, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#fff' })
      .png()
      .toBuffer();
    for (const quality of [82, 60, 35]) {
      const photo = await sharp(square).jpeg({ quality }).toBuffer();
      if (photo.length <= most) return photo.toString('base64');
    }
  } catch (error) {
    warn(`The contact card has no photo, because ${src} can't be read: ${messageOf(error)}`);
  }
  return undefined;
}
