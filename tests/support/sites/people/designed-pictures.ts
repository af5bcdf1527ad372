import sharp from 'sharp';

/** The subject of a generated picture: a screen of an app, a poster, a room with signs, or letters. */
export type Drawing = 'screen' | 'poster' | 'room' | 'letters';

/** A picture of this size, as a JPEG. */
export const drawn = (drawing: Drawing, width: number, height: number, hue: number): Promise<Buffer> =>
  sharp(Buffer.from(svg(drawing, width, height, hue)))
    .jpeg({ quality: 70 })
    .toBuffer();

function svg(drawing: Drawing, width: number, height: number, hue: number): string {
  const ground = `hsl(${hue} 32% ${drawing === 'screen' ? 88 : 30}%)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${(100 * width) / height} 100"><rect width="100%" height="100%" fill="${ground}"/><g transform="translate(${(50 * width) / height} 50)">${shapes[drawing](hue)}</g></svg>`;
}

const shapes: Record<Drawing, (hue: number) => string> = {
  screen: (hue) =>
    `<rect x="-19" y="-40" width="38" height="80" rx="5" fill="#fff"/><rect x="-15" y="-32" width="20" height="4" rx="2" fill="hsl(${hue} 45% 25%)"/>${[-22, -8, 6].map((y, row) => `<rect x="-15" y="${y}" width="30" height="11" rx="2" fill="hsl(${hue} 45% ${90 - row * 5}%)"/><circle cx="-9" cy="${y + 5.5}" r="3" fill="hsl(${hue + row * 30} 55% 45%)"/>`).join('')}<rect x="-15" y="24" width="30" height="9" rx="4.5" fill="hsl(${hue} 60% 35%)"/>`,
  poster: (hue) =>
    `<rect x="-27" y="-38" width="54" height="76" fill="hsl(${hue} 40% 92%)"/><circle cx="0" cy="-8" r="19" fill="hsl(${hue + 20} 70% 50%)"/><path d="M-27 14q13-12 27 0t27 0v24h-54z" fill="hsl(${hue + 200} 45% 32%)"/>`,
  room: (hue) =>
    `<path d="M-200-60h400l-160 40v40l160 40h-400l160-40v-40z" fill="hsl(${hue} 25% 45%)"/><rect x="-14" y="-12" width="28" height="16" rx="2" fill="hsl(${hue + 180} 60% 60%)"/><path d="M-7-4h12m-4-4 4 4-4 4" stroke="#fff" stroke-width="2" fill="none"/>`,
  letters: (hue) =>
    `<g fill="none" stroke="hsl(${hue} 60% 85%)" stroke-width="7"><path d="M-46 24-30-24-14 24M-40 8h20M0-24v48h14a12 12 0 0 0 0-24H0h10a12 12 0 0 0 0-24z"/><path d="M62-14a20 24 0 1 0 0 28"/></g>`,
};
