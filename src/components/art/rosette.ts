/**
 * Round studs as path data, for a path with round caps that is filled and stroked in one colour. The smallest are as wide
 * as the stroke; larger ones go round their middle at the distance `ring`. So a whole figure is one path.
 */
export const studs = (points: readonly (readonly [number, number])[], ring = 0): string =>
  points.map(([x, y]) => `M${pair(x + ring, y)}${ring ? circle(ring) : 'z'}`).join('');

/* A circle from its right, all but a hair of it. */
const circle = (radius: number) => `a${short(radius)}${radius < 1 ? '' : ' '}${short(radius)} 0 110-.01`;

/* No blank before a minus. */
const pair = (x: number, y: number) => `${short(x)} ${short(y)}`.replace(' -', '-');

/* As short as a path can say it: ".2". */
const short = (number: number) => `${round(number)}`.replace(/^(-?)0\./, '$1.');

export const round = (number: number): number => Number(number.toFixed(1));

/**
 * The figure that belongs to a name, as path data: always the same for the same name.
 * The name is salted until the figure is neither sparse nor a blot: 17 to 33 studs, 4 to 20 of them large,
 * something on the rim and something near the middle.
 */
export function rosette(name: string): string {
  for (let salt = 0; ; salt++) {
    const sizes = sizesOf(hash(`${name}/${salt}`));
    if (salt < 200 && !isPleasing(sizes)) continue;
    return orbits.map(({ paths }, index) => paths[sizes[index] ?? 0]).join('');
  }
}

/* Three bits an orbit: half of them stay empty, a quarter is small, a quarter large; the middle is always there. */
function sizesOf(bits: number): number[] {
  return orbits.map((_, index) => {
    const value = (bits >>> (index * 3)) & 7;
    if (value < 4) return index === 0 ? 1 : 0;
    return value < 6 ? 1 : 2;
  });
}

function isPleasing(sizes: number[]): boolean {
  const count = (matches: (size: number) => boolean) =>
    orbits.reduce((sum, orbit, index) => sum + (matches(sizes[index] ?? 0) ? orbit.count : 0), 0);
  const all = count((size) => size > 0);
  const large = count((size) => size === 2);
  const has = (...places: number[]) => places.some((place) => (sizes[place] ?? 0) > 0);
  const isBlot = sizes[1] === 2 && sizes[2] === 2;
  return all >= 17 && all <= 33 && large >= 4 && large <= 20 && has(6, 7, 8) && has(1, 2, 3) && !isBlot;
}

/* Every point that the eight symmetries make of one, counted from the middle. */
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
 * A lattice of 7 × 7 with eightfold symmetry has ten orbits; each is empty, small or large.
 * An orbit is named by one of its points, counted from the middle.
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

/* FNV-1a with a final avalanche, so that names that differ by a letter get figures that differ. */
function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  value = Math.imul(value ^ (value >>> 15), 2246822507);
  value = Math.imul(value ^ (value >>> 13), 3266489909);
  return (value ^ (value >>> 16)) >>> 0;
}
