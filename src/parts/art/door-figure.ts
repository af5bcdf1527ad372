import { round, studs } from './rosette.ts';

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

type Studs = { figure: string; width: number }[];

/** Every stud of a door by its size: rows along the arch, a star in it, and two leaves with two stars each. */
export function doorStuds(count: number): Studs {
  // There are few doors, and many pages have the same.
  doors[count] ??= draw(count);
  return doors[count];
}

const doors: Studs[] = [];

function draw(count: number): Studs {
  const small: Point[] = [];
  const middle: Point[] = [];
  const large: Point[] = [];

  middle.push(...arc(140, count, 13), ...arc(92, Math.round(count * 0.6) | 1, 16));
  small.push(...arc(116, Math.round(count * 1.4) | 1, 15));

  const stars: Star[] = [star(middleX, middleY - 4, 50, 38.2, 20)];
  for (const side of [-1, 1]) {
    const [inner, outer] = [middleX + side * 16, middleX + side * (half - 16)];
    small.push(...border(inner, outer));
    for (const y of [(top + waist) / 2, (waist + bottom) / 2]) stars.push(star((inner + outer) / 2, y, 44, 33.6, 17));
  }
  for (const { centre, tips, rest } of stars) {
    large.push(centre);
    middle.push(...tips);
    small.push(...rest);
  }
  return [
    { figure: studs(small), width: 4.6 },
    { figure: studs(middle), width: 8 },
    { figure: studs(large), width: 13 },
  ];
}

/* A row of studs along the arch, from one springing to the other; `overhang` is how far it goes below the middle. */
function arc(r: number, count: number, overhang: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 0.5 : index / (count - 1);
    const angle = ((-overhang + (180 + 2 * overhang) * share) * Math.PI) / 180;
    return [middleX - r * Math.cos(angle), middleY - r * Math.sin(angle)];
  });
}

/* The studs around one leaf, and along its waist. */
function border(inner: number, outer: number): Point[] {
  const [columns, rows] = [8, 11];
  const across = [top, waist, bottom].flatMap((y) =>
    Array.from({ length: columns }, (_, index): Point => [inner + ((outer - inner) * index) / (columns - 1), y]),
  );
  const down = [
    [top, waist],
    [waist, bottom],
  ].flatMap(([from = 0, to = 0]) =>
    Array.from({ length: rows - 1 }, (_, index) => from + ((to - from) * (index + 1)) / rows).flatMap((y): Point[] => [
      [inner, y],
      [outer, y],
    ]),
  );
  return [...across, ...down];
}

interface Star {
  centre: Point;
  tips: Point[];
  rest: Point[];
}

/* A star of eight points: its tips, its dents, a stud halfway along each edge, and a ring inside. */
function star(x: number, y: number, outer: number, inner: number, ringRadius: number): Star {
  const at = (r: number, eighths: number): Point => [
    x + r * Math.cos((eighths * Math.PI) / 4),
    y + r * Math.sin((eighths * Math.PI) / 4),
  ];
  const corners = Array.from({ length: 16 }, (_, index) => at(index % 2 ? inner : outer, index / 2));
  const halves = corners.map(([cx, cy], index): Point => {
    const [nx, ny] = corners[(index + 1) % 16] ?? [cx, cy];
    return [(cx + nx) / 2, (cy + ny) / 2];
  });
  return {
    centre: [x, y],
    tips: corners.filter((_, index) => index % 2 === 0),
    rest: [
      ...corners.filter((_, index) => index % 2 === 1),
      ...halves,
      ...Array.from({ length: 8 }, (_, index) => at(ringRadius, index + 0.5)),
    ],
  };
}
