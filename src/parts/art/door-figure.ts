import { round, studs, studsFrom } from './rosette.ts';

type Point = [number, number];

/* Measures of the drawing, in its own units: the middle and radius of the arch, half the opening, the ground. */
const [middleX, middleY, radius, half, ground] = [200, 182, 160, 150, 640];
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
export function doorStuds(count: number): Studs[] {
  // There are few doors, and many pages have the same.
  doors[count] ??= draw(count);
  return doors[count];
}

const doors: Studs[][] = [];

function draw(count: number): Studs[] {
  const stars = [star([middleX, middleY - 4])];
  const borders: string[] = [];
  for (const side of [-1, 1]) {
    const [inner, outer] = [middleX + side * 16, middleX + side * (half - 16)];
    borders.push(...border(inner, outer));
    for (const y of [(top + waist) / 2, (waist + bottom) / 2]) stars.push(star([(inner + outer) / 2, y]));
  }
  return [
    { ...arc(140, 13), width: 8, count },
    { ...arc(116, 15), width: 4.6, count: Math.round(count * 1.4) | 1 },
    { ...arc(92, 16), width: 8, count: Math.round(count * 0.6) | 1 },
    { figure: [...borders, ...stars.map(({ rest }) => rest)].join(''), width: 4.6 },
    { figure: stars.map(({ tips }) => tips).join(''), width: 8 },
    { figure: stars.map(({ centre }) => centre).join(''), width: 13 },
  ];
}

/* Along the arch, from one springing to the other; `overhang` is how far it goes below the middle, in degrees. */
function arc(r: number, overhang: number): { figure: string } {
  const angle = (overhang * Math.PI) / 180;
  const [across, down] = [round(r * Math.cos(angle)), round(r * Math.sin(angle))];
  return { figure: `M${round(middleX - across)} ${round(middleY + down)}a${r} ${r} 0 1 1 ${2 * across} 0` };
}

/* The studs around one leaf, and along its waist. */
function border(inner: number, outer: number): string[] {
  const [columns, rows] = [8, 11];
  const left = Math.min(inner, outer);
  const across = round(Math.abs(outer - inner) / (columns - 1));
  const down = round((waist - top) / rows);
  return [
    ...[top, waist, bottom].map((y) => row([left, y], columns, `${across} 0`)),
    ...[top, waist].flatMap((y) => [inner, outer].map((x) => row([x, y + down], rows - 1, `0 ${down}`))),
  ];
}

/* Studs one after the other, each as far from the last: the same text for all of them. */
const row = ([x, y]: Point, count: number, step: string) =>
  `M${round(x)} ${round(y)}h0${`m${step}h0`.repeat(count - 1)}`;

/* Of a star of eight points: its middle, its tips, and the rest: its dents, a stud halfway along each edge, a ring inside. */
function star(centre: Point) {
  const [outer, inner, ringRadius] = [46, 35.2, 18];
  const at = (r: number, eighths: number): Point => [
    r * Math.cos((eighths * Math.PI) / 4),
    r * Math.sin((eighths * Math.PI) / 4),
  ];
  const corners = Array.from({ length: 16 }, (_, index) => at(index % 2 ? inner : outer, index / 2));
  const halves = corners.map(([cx, cy], index): Point => {
    const [nx, ny] = corners[(index + 1) % 16] ?? [cx, cy];
    return [(cx + nx) / 2, (cy + ny) / 2];
  });
  const ring = Array.from({ length: 8 }, (_, index) => at(ringRadius, index + 0.5));
  const isTip = (_: Point, index: number) => index % 2 === 0;
  return {
    centre: studs([centre]),
    tips: studsFrom(centre, corners.filter(isTip)),
    rest: studsFrom(centre, [...corners.filter((_, index) => index % 2 === 1), ...halves, ...ring]),
  };
}
