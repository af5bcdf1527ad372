/**
 * Round studs as data for a path with round caps, filled and stroked in one color. The smallest have the width of the
 * stroke; larger ones are circles with the radius `ring`. So a single path draws the whole figure.
 */
export const studs = (points: readonly (readonly [number, number])[], ring = 0): string =>
  points.map(([x, y]) => `M${pair(x + ring, y)}${ring ? circle(ring) : 'z'}`).join('');

/* An almost complete circle, starting at its right. */
const circle = (radius: number) => `a${short(radius)}${radius < 1 ? '' : ' '}${short(radius)} 0 110-.01`;

/* Omits the space before a minus. */
const pair = (x: number, y: number) => `${short(x)} ${short(y)}`.replace(' -', '-');

/* The shortest form in path data: ".2". */
const short = (number: number) => `${round(number)}`.replace(/^(-?)0\./, '$1.');

const round = (number: number): number => Number(number.toFixed(1));

/**
 * The figure for a name, as path data. It is deterministic. Hashes the name with a salt until the figure is balanced:
 * 17 to 33 studs, 4 to 20 of them large, at least one at the rim and one near the center.
 */
export function rosette(name: string): string {
  for (let salt = 0; ; salt++) {
    const sizes = sizesOf(hash(`${name}/${salt}`));
    if (salt < 200 && !isBalanced(sizes)) continue;
    return orbits.map(({ paths }, index) => paths[sizes[index] ?? 0]).join('');
  }
}

/*
 * The sizes of the orbits, from three bits each: half are empty, a quarter small, a quarter large; the center is never
 * empty.
 */
function sizesOf(bits: number): number[] {
  return orbits.map((_, index) => {
    const value = (bits >>> (index * 3)) & 7;
    if (value < 4) return index === 0 ? 1 : 0;
    return value < 6 ? 1 : 2;
  });
}

function isBalanced(sizes: number[]): boolean {
  const count = (matches: (size: number) => boolean) =>
    orbits.reduce((sum, orbit, index) => sum + (matches(sizes[index] ?? 0) ? orbit.count : 0), 0);
  const all = count((size) => size > 0);
  const large = count((size) => size === 2);
  const has = (...indexes: number[]) => indexes.some((index) => (sizes[index] ?? 0) > 0);
  const hasBlob = sizes[1] === 2 && sizes[2] === 2;
  return all >= 17 && all <= 33 && large >= 4 && large <= 20 && has(6, 7, 8) && has(1, 2, 3) && !hasBlob;
}

/* The points that the eight symmetries map a point to, relative to the center. */
function pointsOf([i, j]: readonly [number, number]): [number, number][] {
  const found = new Map<string, [number, number]>();
  for (const [a, b] of [
    [i, j],
    [j, i],
  ] as const)
    for (const x of [1, -1])
      for (const y of [1, -1]) {
        const point: [number, number] = [x * a, y * b];
        found.set(point.join(), point);
      }
  return [...found.values()];
}

/*
 * A 7 × 7 grid with eightfold symmetry has ten orbits; each is empty, small or large. An orbit is represented by one of
 * its points, relative to the center.
 */
const orbits = (
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 0],
    [2, 1],
    [2, 2],
    [3, 0],
    [3, 1],
    [3, 2],
    [3, 3],
  ] as const
).map((point) => {
  const points = pointsOf(point);
  return { paths: ['', studs(points), studs(points, 0.2)], count: points.length };
});

/* FNV-1a with a final avalanche, so that similar names get different figures. */
function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  value = Math.imul(value ^ (value >>> 15), 2246822507);
  value = Math.imul(value ^ (value >>> 13), 3266489909);
  return (value ^ (value >>> 16)) >>> 0;
}
