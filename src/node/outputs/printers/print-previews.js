import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/*
 * Draws link previews with Takumi: see ../previews/draw-previews.ts. A process of its own, because a crash or an endless
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

/* The text in the largest size in which it fits, or the start of it in the smallest one. */
async function fitted({ text, style, steps, ...node }, language) {
  for (const [size, lines] of steps) {
    const styled = { ...node, text, style: { ...style, fontSize: size, textWrap: 'balance' } };
    if (await fits(styled, lines)) return styled;
  }
  const [size, lines] = steps.at(-1);
  // A word that is wider than the picture is broken.
  const cut = (start) => ({
    ...node,
    text: start,
    style: { ...style, fontSize: size, overflowWrap: 'anywhere' },
  });
  if (await fits(cut(text), lines)) return cut(text);
  for (const granularity of ['word', 'grapheme']) {
    const end = await lastEnd(new Intl.Segmenter(language, { granularity }).segment(text), (index) =>
      fits(cut(shortened(text, index)), lines),
    );
    // A single word may be too long.
    if (end > 0) return cut(shortened(text, end));
  }
  return cut('…');
}

/* The last start of a segment that fits; 0 if none does. */
async function lastEnd(segments, isShort) {
  const ends = [...segments].map(({ index }) => index);
  let [least, most] = [0, ends.length - 1];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (await isShort(ends[middle])) least = middle;
    else most = middle - 1;
  }
  return ends[least];
}

const shortened = (text, end) => `${text.slice(0, end).replace(/[\s\p{P}]+$/u, '')}…`;

async function fits(node, lines) {
  const { width, fontSize, lineHeight } = node.style;
  const box = {
    type: 'container',
    style: { width, display: 'flex', flexDirection: 'column', ...family },
    children: [node],
  };
  const { children } = await renderer.measure(box, { width });
  const [{ height, runs }] = children;
  // The space at the end of a line is outside of it.
  const slack = fontSize / 2;
  const isWithin = ({ x, width: run }) => x > -slack && x + run < width + slack;
  return height < (lines + 0.5) * fontSize * lineHeight && runs.every(isWithin);
}

let family = {};
for (const { tree, families, language, images } of pictures) {
  family = { fontFamily: families.map((name) => JSON.stringify(name)).join(', ') };
  const root = { ...tree, style: { ...tree.style, ...family } };
  const { width, height } = tree.style;
  const drawn = await renderer.render(await sized(root, language), {
    width,
    height,
    format: 'png',
    lang: language,
    images: images.map(({ src, svg }) => ({ src, data: Buffer.from(svg) })),
  });
  process.stdout.write(`${JSON.stringify({ png: drawn.toString('base64') })}\n`);
}
