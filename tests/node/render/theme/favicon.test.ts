import sharp from 'sharp';
import { expect, test } from 'vitest';
import { looks } from '../../../../schema/looks.ts';
import { faviconAddress } from '../../../../src/node/render/theme/favicon.ts';
import { previewSize, textlessLinkPreview } from '../../../../src/node/render/theme/textless-link-preview.ts';

const tabs = { light: [255, 255, 255], dark: [32, 33, 36] };
const themes = [
  ...Array.from({ length: 24 }, (_, index) => ({ accent: index * 15 })),
  ...['#fff', '#000', '#9caf88', '#ff0', 'teal', 'gray'].map((color) => ({ color })),
];

/* The relative luminance of a color by WCAG 2. */
function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) =>
    part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/* The luminance of every pixel of a picture on a ground. */
async function pixels(svg: string, ground: readonly number[], width: number): Promise<number[]> {
  const background = { r: ground[0] ?? 0, g: ground[1] ?? 0, b: ground[2] ?? 0 };
  const data = await sharp(Buffer.from(svg), { density: 3 * width })
    .resize(width, width)
    .flatten({ background })
    .removeAlpha()
    .raw()
    .toBuffer();
  return Array.from({ length: width * width }, (_, index) => luminance([...data.subarray(index * 3, index * 3 + 3)]));
}

test.each(looks)('the favicon of the look "%s" is legible at 16 pixels in light and dark tabs', async (look) => {
  for (const theme of themes)
    for (const [name, tab] of Object.entries(tabs)) {
      const svg = decodeURIComponent(faviconAddress({ ...theme, look }).replace('data:image/svg+xml,', ''));
      const found = await pixels(svg, tab, 16);
      const differ = (from: number) => found.filter((each) => contrast(each, from) >= 3).length;
      // A twelfth of the icon: the marks of the look "offprint" are the thinnest.
      expect({ name, theme, fromTab: differ(luminance(tab)) > 21 }).toMatchObject({ fromTab: true });
      expect({ name, theme, inside: Math.max(...found.map(differ)) > 21 }).toMatchObject({ inside: true });
    }
});

test('each look has its own favicon and link previews, in the color of the site', async () => {
  const previewOf = async (theme: Parameters<typeof textlessLinkPreview>[0]) => {
    const image = sharp((await textlessLinkPreview(theme)) ?? expect.fail('sharp is missing'));
    expect(await image.metadata()).toMatchObject(previewSize);
    return (await image.resize(60, 32).raw().toBuffer()).toString('base64');
  };
  const pictures = await Promise.all(looks.flatMap((look) => [previewOf({ look }), previewOf({ look, accent: 25 })]));
  const icons = looks.flatMap((look) => [faviconAddress({ look }), faviconAddress({ look, accent: 25 })]);
  for (const all of [pictures, icons]) expect(new Set(all).size).toBe(looks.length * 2);
  expect(faviconAddress()).toBe(faviconAddress({ look: 'door', accent: 250 }));
});

test('favicons are short, because every page contains them', () => {
  for (const look of looks) expect(faviconAddress({ look }).length).toBeLessThan(400);
});
