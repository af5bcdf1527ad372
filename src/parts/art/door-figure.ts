import { round, studs, studsOnTheWay } from './rosette.ts';

type Point = [number, number];

/* Measures of the drawing, in its own units: the middle and radius of the arch, half the opening, the ground. */
const middleX = 200;
const middleY = 182;
const radius = 160;
const half = 150;
const ground = 640;
export const frame = 40;

/* Where the arch meets the straight sides. */
const spring = middleY + Math.sqrt(radius * radius - half * half);

export const doorPath =
  `M${middleX - half} ${ground + 30}V${round(spring)}` +
  `A${radius} ${radius} 0 1 1 ${middleX + half} ${round(spring)}V${ground + 30}Z`;

export const seams = `M${middleX} ${round(spring)}V${ground}M${middleX - half} ${round(spring)}H${middleX + half}`;

const top = spring + 18;
const bottom = ground - 16;
const waist = (top + bottom) / 2;

/** The knockers of both leaves; on a bare door they hang where the waist is. */
export const rings = (isBare: boolean): string =>
  [-1, 1]
    .map((side) => `M${middleX + side * 33 - 10} ${round(isBare ? waist : waist + 17)}a10 10 0 1 0 0-.01z`)
    .join('');

/** Studs of one size: as a figure of their own, or along a path, on which they stand evenly. */
export interface Studs {
  figure: string;
  width: number;
  /** How many there are along the path. */
  count?: number;
}

/** Every stud of a door: rows along the arch, a star in it, and two leaves with two stars each. */
export const doorStuds = (count: number): Studs[] => [
  { figure: arc(140, 13), width: 8, count },
  { figure: arc(116, 15), width: 4.6, count: Math.round(count * 1.4) | 1 },
  { figure: arc(92, 16), width: 8, count: Math.round(count * 0.6) | 1 },
  ...inside,
];

/* Along the arch, from one springing to the other; `overhang` is how far it goes below the middle, in degrees. */
function arc(r: number, overhang: number): string {
  const angle = (overhang * Math.PI) / 180;
  const [across, down] = [round(r * Math.cos(angle)), round(r * Math.sin(angle))];
  return `M${round(middleX - across)} ${round(middleY + down)}a${r} ${r} 0 1 1 ${2 * across} 0`;
}

/* From where to where each leaf has studs. */
const leaves: Point[] = [
  [middleX - half + 16, middleX - 16],
  [middleX + 16, middleX + half - 16],
];

const centres: Point[] = [
  [middleX, middleY - 4],
  ...leaves.flatMap(([left, right]) =>
    [top, bottom].map((end): Point => [(left + right) / 2, round((waist + end) / 2)]),
  ),
];

/* The studs around one leaf, and along its waist. */
function border([left, right]: Point): string[] {
  const [columns, rows] = [8, 11];
  const across = round((right - left) / (columns - 1));
  const down = round((waist - top) / rows);
  return [
    ...[top, waist, bottom].map((y) => row(left, y, columns, `${across} 0`)),
    ...[top, waist].flatMap((y) => [left, right].map((x) => row(x, y + down, rows - 1, `0 ${down}`))),
  ];
}

/* Studs one after the other, each as far from the last: the same text for all of them. */
const row = (x: number, y: number, count: number, step: string) =>
  `M${round(x)} ${round(y)}h0${`m${step}h0`.repeat(count - 1)}`;

/* Eight points around a middle, the first of them so many eighths of a turn from the right. */
const around = (r: number, from: number): Point[] =>
  Array.from({ length: 8 }, (_, index) => {
    const angle = ((index + from) * Math.PI) / 4;
    return [r * Math.cos(angle), r * Math.sin(angle)];
  });

/* Of a star of eight points, counted from its middle: its tips, the dents between them, and the middles of its edges. */
const tips = around(46, 0);
const dents = around(35.2, 0.5);
const edges = tips.flatMap(([x, y], index) =>
  // The last dent stands before the first tip.
  [dents.at(index - 1), dents[index]].map((dent): Point => {
    const [dentX, dentY] = dent as Point;
    return [(x + dentX) / 2, (y + dentY) / 2];
  }),
);

/* All stars are alike. */
const stars = (points: readonly Point[]) => {
  const star = studsOnTheWay(points);
  return centres.map(([x, y]) => `M${x} ${y}${star}`).join('');
};

/* What is the same on every door. */
const inside: Studs[] = [
  { figure: leaves.flatMap(border).join('') + stars([...dents, ...edges, ...around(18, 0.5)]), width: 4.6 },
  { figure: stars(tips), width: 8 },
  { figure: studs(centres), width: 13 },
];
