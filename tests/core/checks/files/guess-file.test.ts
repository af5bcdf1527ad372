import { expect, test } from 'vitest';
import { fileNamed } from '../../../../src/core/checks/files/guess-file.ts';
import { applyEdits } from '../../../../src/core/source/changes/edits.ts';
import { decoded } from '../../../../src/shared/decoded.ts';
import { compileSite, siteWith } from '../../../support/sites/site.ts';

/* What is said of a site that names one file, and what is said after the fix. */
function guessed(block: object, files: string[]) {
  const host = {
    hasFile: (path: string) => files.includes(decoded(path)),
    publicFiles: () => files.map((path) => ({ path })),
  };
  const { diagnostics, locator } = compileSite(siteWith({ type: 'hero', headline: 'Hello', ...block }), host);
  const [found] = diagnostics;
  const edits = (found?.fix?.edits ?? []).map((edit) => ({ ...locator.spanOf(edit), text: edit.text }));
  const left = compileSite(applyEdits(locator.text, edits), host).diagnostics.map(({ code }) => code);
  return { count: diagnostics.length, says: found?.fix?.text, writes: edits.map(({ text }) => JSON.parse(text)), left };
}

const picture = (src: string) => ({ picture: { src, alt: 'Me' } });
const link = (href: string) => ({ links: [{ label: 'CV', href }] });
const icon = (name: string) => ({ links: [{ label: 'CV', href: '/', icon: name }] });

test.each([
  ['another case', picture('/Me.JPG'), '/me.jpg'],
  ['another case in the folder', picture('/me.jpg'), '/Me.JPG'],
  ['another ending', picture('/me.jpg'), '/me.jpeg'],
  ['another kind of picture', picture('/me.png'), '/me.jpg'],
  ['the ending of a new kind', picture('/images/portrait.jpg'), '/images/portrait.webp'],
  ['the ending of a camera', picture('/me.heic'), '/me.jpg'],
  ['no ending', picture('/portrait'), '/portrait.png'],
  ['the name of its folder before it', picture('/public/me.jpg'), '/me.jpg'],
  ['the name of its folder and another case', picture('/public/Me.jpg'), '/me.jpg'],
  ['a hyphen for a blank', picture('/my-photo.jpg'), '/my photo.jpg'],
  ['an underscore for a hyphen', picture('/my_photo.jpg'), '/my-photo.jpg'],
  ['a blank for an underscore', picture('/my%20photo.jpg'), '/my_photo.jpg'],
  ['signs that an address cannot have', picture('/me-1.jpg'), '/me #1.jpg'],
  ['a slip of the pen', picture('/portrit.jpg'), '/portrait.jpg'],
  ['another folder', picture('/me-at-work.jpg'), '/images/me-at-work.jpg'],
  ['the folder of another program', picture('/src/assets/me-at-work.jpg'), '/me-at-work.jpg'],
  ['the way to it on a computer', picture('/Users/amina/Desktop/me-at-work.jpg'), '/me-at-work.jpg'],
  ['an umlaut of two signs', picture('/Mu\u0308ller.jpg'), '/M\u00fcller.jpg'],
  ['a file with an umlaut of two signs', picture('/M\u00fcller.jpg'), '/Mu\u0308ller.jpg'],
  ['the folder of the only picture', picture('/images'), '/images/me.jpg'],
  ['another case of a file', link('/CV.pdf'), '/cv.pdf'],
  ['another ending of a file', link('/cv.pdf'), '/cv.docx'],
  ['the name of the folder before a file', link('/public/cv.pdf'), '/cv.pdf'],
  ['a blank in the name of a file', link('/my-cv.pdf'), '/My CV.pdf'],
  ['another folder of a file', link('/curriculum-vitae.pdf'), '/files/curriculum-vitae.pdf'],
  ['another case of an icon', icon('/icons/Mine.svg'), '/icons/mine.svg'],
])('finds the file that is named with %s', (_, block, file) => {
  const { count, writes, left } = guessed(block, [file, '/other.txt']);
  expect({ count, writes: writes.map(decoded), left }).toEqual({ count: 1, writes: [file], left: [] });
});

test.each([
  [
    'one of two',
    picture('/portrait.gif'),
    ['/portrait.jpg', '/portrait.png'],
    'Add the file or correct the path. Names are case-sensitive.',
  ],
  ['no picture', picture('/cv.jpg'), ['/cv.pdf'], 'Add the file or correct the path. Names are case-sensitive.'],
  ['no drawing', icon('/mine.svg'), ['/mine.png'], 'Add the file or correct the path. Names are case-sensitive.'],
  [
    'a picture of a folder',
    picture('/images'),
    ['/images/a b.jpg', '/images/c.jpg'],
    'this is a folder; name a file in it, for example "/images/a%20b.jpg"',
  ],
  [
    'what browsers cannot show',
    picture('/IMG_1234.HEIC'),
    [],
    'browsers don\'t support this format; save it as JPEG and write "/IMG_1234.jpg"',
  ],
  [
    'what is written with more',
    link('/CV.pdf?v=2'),
    ['/cv.pdf'],
    'Add the file or correct the path. Names are case-sensitive.',
  ],
])('does not guess %s', (_, block, files, says) => {
  expect(guessed(block, files)).toMatchObject({ count: 1, says, writes: [] });
});

test('finds the one file with a name that can be published', () => {
  const files = [{ path: '/me.jpg', flaw: 'outside' as const }, { path: '/a b/Me.jpg' }, { path: '/you.jpg' }];
  expect(fileNamed('me.jpg', files)).toBe('/a%20b/Me.jpg');
  expect(fileNamed('me.jpg', [...files, { path: '/me.jpg' }])).toBeUndefined();
});
