import { expect, test } from 'vitest';
import { applyEdits } from '../../../../src/core/source/changes/edits.ts';
import { decoded } from '../../../../src/shared/decoded.ts';
import { compileSite, siteWith } from '../../../support/sites/site.ts';

/* The number of diagnostics of a site that refers to one file, the fix of the first, and the codes that remain after it. */
function guessed(block: object, files: string[]) {
  const host = {
    hasFile: (path: string) => files.includes(decoded(path)),
    publicFiles: () => files.map((path) => ({ path })),
  };
  const { diagnostics, locator } = compileSite(siteWith({ type: 'hero', headline: 'Hello', ...block }), host);
  const [found] = diagnostics;
  const edits = (found?.fix?.edits ?? []).map((edit) => ({ ...locator.spanOf(edit), text: edit.text }));
  const left = compileSite(applyEdits(locator.text, edits), host).diagnostics.map(({ code }) => code);
  return {
    count: diagnostics.length,
    fixText: found?.fix?.text,
    values: edits.map(({ text }) => JSON.parse(text)),
    left,
  };
}

const picture = (src: string) => ({ picture: { src, alt: 'Me' } });
const link = (href: string) => ({ links: [{ label: 'CV', href }] });
const icon = (name: string) => ({ links: [{ label: 'CV', href: '/', icon: name }] });

test.each([
  ['a name in another case', picture('/Me.JPG'), '/me.jpg'],
  ['a lower-case name if its own is capitalized', picture('/me.jpg'), '/Me.JPG'],
  ['another spelling of the extension', picture('/me.jpg'), '/me.jpeg'],
  ['the extension of another image format', picture('/me.png'), '/me.jpg'],
  ['its extension before a conversion to WebP', picture('/images/portrait.jpg'), '/images/portrait.webp'],
  ["the extension of a camera's format", picture('/me.heic'), '/me.jpg'],
  ['a name without an extension', picture('/portrait'), '/portrait.png'],
  ['the name of its folder in front', picture('/public/me.jpg'), '/me.jpg'],
  ['the name of its folder in front, in another case', picture('/public/Me.jpg'), '/me.jpg'],
  ['a hyphen in place of a space', picture('/my-photo.jpg'), '/my photo.jpg'],
  ['an underscore in place of a hyphen', picture('/my_photo.jpg'), '/my-photo.jpg'],
  ['a space in place of an underscore', picture('/my%20photo.jpg'), '/my_photo.jpg'],
  ['a hyphen in place of characters that URLs escape', picture('/me-1.jpg'), '/me #1.jpg'],
  ['a typo', picture('/portrit.jpg'), '/portrait.jpg'],
  ['another folder', picture('/me-at-work.jpg'), '/images/me-at-work.jpg'],
  ['the folder of another program', picture('/src/assets/me-at-work.jpg'), '/me-at-work.jpg'],
  ['its path on a computer', picture('/Users/amina/Desktop/me-at-work.jpg'), '/me-at-work.jpg'],
  ['an umlaut as two code points', picture('/Mu\u0308ller.jpg'), '/M\u00fcller.jpg'],
  ['an umlaut as one code point in place of two', picture('/M\u00fcller.jpg'), '/Mu\u0308ller.jpg'],
  ['the folder of the only picture', picture('/images'), '/images/me.jpg'],
  ['the name of a document in another case', link('/CV.pdf'), '/cv.pdf'],
  ['another extension of a document', link('/cv.pdf'), '/cv.docx'],
  ['the name of the folder in front of a document', link('/public/cv.pdf'), '/cv.pdf'],
  ['a hyphen in place of a space in the name of a document', link('/my-cv.pdf'), '/My CV.pdf'],
  ['another folder of a document', link('/curriculum-vitae.pdf'), '/files/curriculum-vitae.pdf'],
  ['the name of an icon in another case', icon('/icons/Mine.svg'), '/icons/mine.svg'],
])('finds a file by %s', (_, block, file) => {
  const { count, values, left } = guessed(block, [file, '/other.txt']);
  expect({ count, values: values.map(decoded), left }).toEqual({ count: 1, values: [file], left: [] });
});

test.each([
  [
    'between two files',
    picture('/portrait.gif'),
    ['/portrait.jpg', '/portrait.png'],
    'Add the file or correct the path. Names are case-sensitive.',
  ],
  [
    'a document for a picture',
    picture('/cv.jpg'),
    ['/cv.pdf'],
    'Add the file or correct the path. Names are case-sensitive.',
  ],
  [
    'a PNG file for an icon',
    icon('/mine.svg'),
    ['/mine.png'],
    'Add the file or correct the path. Names are case-sensitive.',
  ],
  [
    'between the pictures of a folder',
    picture('/images'),
    ['/images/a b.jpg', '/images/c.jpg'],
    'this is a folder; name a file in it, for example "/images/a%20b.jpg"',
  ],
  [
    'a file in a format that browsers cannot show',
    picture('/IMG_1234.HEIC'),
    [],
    'browsers don\'t support this format; save it as JPEG and write "/IMG_1234.jpg"',
  ],
  [
    'a file for a URL with a query',
    link('/CV.pdf?v=2'),
    ['/cv.pdf'],
    'Add the file or correct the path. Names are case-sensitive.',
  ],
])("doesn't suggest %s", (_, block, files, fixText) => {
  expect(guessed(block, files)).toMatchObject({ count: 1, fixText, values: [] });
});
