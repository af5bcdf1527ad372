import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/*
 * Draws link previews with Takumi: see ../link-previews/draw-previews.ts. A process of its own, because a crash or an endless
 * loop of native code can't be caught. Reads a request from standard input, and writes one line of JSON for each picture.
 */
const { site, fonts, pictures } = JSON.parse(readFileSync(0, 'utf8'));
const { Renderer } = createRequire(join(site, 'site.json'))('@takumi-rs/core');
const renderer = new Renderer();
for (const { file, ...font } of fonts) await renderer.registerFont({ ...font, data: readFileSync(file) });

/* A copy of a node in which every text has a size. */
async function sized(node, language) {
  if (node.type === 'text') return fitted(node, language);
  if (node.type !== 'container') return node;
  const children = [];
  for (const child of node.children) children.push(await sized(child, language));
  return { ...node, children };
}

/* The text in the largest size in which it fits, or as many words or characters of it as fit in the smallest one. */
async function fitted({ text, sizes, height, ...node }, language) {
  const inSize = (fontSize) => ({ ...node, text, style: { ...node.style, fontSize, textWrap: 'balance' } });
  for (const size of sizes) if (await fits(inSize(size), height)) return inSize(size);
  // A word that is wider than the picture is broken.
  const style = { ...node.style, fontSize: sizes.at(-1), overflowWrap: 'anywhere' };
  if (await fits({ ...node, text, style }, height)) return { ...node, text, style };
  for (const granularity of ['word', 'grapheme']) {
    // No more than that fits.
    const segments = [...new Intl.Segmenter(language, { granularity }).segment(text.slice(0, 400))];
    for (const { index } of segments.slice(1).reverse()) {
      const cut = { ...node, text: `${text.slice(0, index).replace(/[\s\p{P}]+$/u, '')}…`, style };
      if (await fits(cut, height)) return cut;
    }
  }
  return { ...node, text: '…', style };
}

async function fits(node, most) {
  const { width, fontSize } = node.style;
  const style = { width, display: 'flex', flexDirection: 'column', ...family };
  const { children } = await renderer.measure({ type: 'container', style, children: [node] }, { width });
  const [{ height, runs }] = children;
  // The space at the end of a line is outside of it.
  const slack = fontSize / 2;
  return height <= most && runs.every(({ x, width: run }) => x > -slack && x + run < width + slack);
}

let family = {};
for (const { tree, families, language, mark } of pictures) {
  family = { fontFamily: families.map((name) => JSON.stringify(name)).join(', ') };
  const root = { ...tree, style: { ...tree.style, ...family } };
  const { width, height } = tree.style;
  const drawn = await renderer.render(await sized(root, language), {
    width,
    height,
    format: 'png',
    lang: language,
    images: [{ src: 'mark.svg', data: Buffer.from(mark) }],
  });
  process.stdout.write(`${JSON.stringify({ png: drawn.toString('base64') })}\n`);
}
