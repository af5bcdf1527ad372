/** Returns the placeholder pictures of a site, by path: gray landscapes of several shapes, as SVG. */
export const placeholderPictures = (): Record<string, string> =>
  Object.fromEntries(
    [
      picture(1800, 1100, ridges(1800, 1100, 5)),
      picture(1500, 1000, sea(1500, 1000, 0.68)),
      picture(1000, 1400, trees(1000, 1400, 9)),
      picture(1400, 1000, ridges(1400, 1000, 2)),
      picture(1300, 1300, sea(1300, 1300, 0.32)),
      picture(1500, 1000, trees(1500, 1000, 14)),
    ].map((svg, index) => [`public/placeholder-${index + 1}.svg`, svg]),
  );

const picture = (width: number, height: number, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#b9b9b9"/><stop offset="1" stop-color="#efefef"/></linearGradient><linearGradient id="ground" x2="0" y2="1"><stop stop-color="#dedede"/><stop offset="1" stop-color="#858585"/></linearGradient><linearGradient id="water" x2="0" y2="1"><stop stop-color="#9b9b9b"/><stop offset="1" stop-color="#5e5e5e"/></linearGradient><rect width="100%" height="100%" fill="url(#sky)"/>${shapes}</svg>\n`;

/* Returns a gray from 0 (black) to 255 (white). */
const gray = (value: number) => `#${Math.round(value).toString(16).padStart(2, '0').repeat(3)}`;

/* Ridges in fog: each is darker, lower and rougher than the one behind it. */
function ridges(width: number, height: number, seed: number): string {
  return [0, 1, 2, 3, 4]
    .map((row) => {
      const top = height * (0.38 + row * 0.125);
      const points = Array.from({ length: 41 }, (_, index) => {
        const x = (width * index) / 40;
        const wave = (length: number, size: number) => size * Math.sin((x / width) * length + seed * (row + 1) * 1.7);
        const y = top + wave(4 + row, height * 0.055) + wave(11 + row * 3, height * 0.022) + wave(37, height * 0.007);
        return `${Math.round(x)} ${Math.round(y)}`;
      });
      return `<path fill="${gray(205 - row * 38)}" d="M0 ${height}L${points.join(' ')} ${width} ${height}z"/>`;
    })
    .join('');
}

/* A pale sun above the sea; `across` is its place from left (0) to right (1). */
function sea(width: number, height: number, across: number): string {
  const horizon = Math.round(height * 0.62);
  const x = Math.round(width * across);
  const glints = [0, 1, 2, 3, 4, 5, 6].map((row) => {
    const half = Math.round(width * (0.05 + ((row * 5) % 4) * 0.022));
    return `<rect x="${x - half}" y="${horizon + 16 + row * row * 7}" width="${half * 2}" height="${3 + row}" fill="#d9d9d9" opacity="${0.75 - row * 0.09}"/>`;
  });
  return `<circle cx="${x}" cy="${Math.round(height * 0.4)}" r="${Math.round(height * 0.07)}" fill="#fafafa"/><rect y="${horizon}" width="100%" height="${height - horizon}" fill="url(#water)"/>${glints.join('')}`;
}

/* Tree trunks in fog: the nearer, the darker and wider. */
function trees(width: number, height: number, count: number): string {
  const trunks = Array.from({ length: count }, (_, index) => {
    const depth = ((index * 7) % count) / count;
    const x = Math.round(width * ((index + 0.5 + 0.3 * Math.sin(index * 5)) / count));
    const half = 8 + depth * depth * width * 0.03;
    const foot = Math.round(height * (0.78 + depth * 0.22));
    const [top, bottom] = [Math.round(half * 0.7), Math.round(half * 1.15)];
    return {
      depth,
      path: `<path fill="${gray(196 - depth * 150)}" d="M${x - top} 0h${top * 2}l${bottom - top} ${foot}h-${bottom * 2}z"/>`,
    };
  });
  const ground = `<rect y="${Math.round(height * 0.74)}" width="100%" height="${height - Math.round(height * 0.74)}" fill="url(#ground)"/>`;
  const drawn = trunks.sort((one, other) => one.depth - other.depth).map(({ path }) => path);
  return `${ground}${drawn.join('')}`;
}
