import { useId } from 'react';
import { round, studs } from './rosette.ts';

interface Props {
  /** The number of studs on the outer row of the arch: 6 to 40 look best. */
  studs: number;
  /** Whether empty sockets replace the studs. */
  isBare?: boolean;
}

/** A door with a horseshoe arch in a stone frame; its shadow is always on the same side. */
export function Door({ studs, isBare = false }: Props) {
  const id = `of-${useId()}`;
  const starId = `of-${useId()}`;
  const starUrl = `url(#${starId})`;
  const draw = (row: Studs) => <path key={row.d} className={isBare ? 'door-holes' : 'door-studs'} {...row} />;
  return (
    <svg className="door" viewBox="20 0 360 640" aria-hidden="true">
      <clipPath id={id}>
        <path d={doorPath} />
      </clipPath>
      <path className="door-frame" d={doorPath} strokeWidth={frame} />
      <g clipPath={`url(#${id})`}>
        <path className="door-shade" d={doorPath} />
        <path className="door-leaf" d={doorPath} transform="translate(12 14)" />
        <path className="door-seam" d={seams} />
      </g>
      {rows(Math.min(40, Math.max(6, studs))).map(draw)}
      <marker id={starId} overflow="visible">
        {star.map(draw)}
      </marker>
      <path d={stars} markerStart={starUrl} markerMid={starUrl} markerEnd={starUrl} />
      <path className="door-rings" d={rings(isBare)} />
    </svg>
  );
}

type Point = [number, number];

/* The dimensions of the drawing in its own units: the center and radius of the arch, half the opening, the ground. */
const middleX = 200;
const middleY = 182;
const radius = 160;
const half = 150;
const ground = 640;
const frame = 40;

/* The height at which the arch meets the straight sides. */
const spring = middleY + Math.sqrt(radius * radius - half * half);

const doorPath =
  `M${middleX - half} ${ground + 30}V${round(spring)}` +
  `A${radius} ${radius} 0 1 1 ${middleX + half} ${round(spring)}V${ground + 30}Z`;

const seams = `M${middleX} ${round(spring)}V${ground}M${middleX - half} ${round(spring)}H${middleX + half}`;

/*
 * Studs are on a grid of eight columns and twenty-two rows per leaf, so that a single dash pattern draws all of them.
 */
const step = 16.8;
const inset = 16.2;
const top = spring + 18;
const bottom = top + 22 * step;
const waist = (top + bottom) / 2;

/* The knockers of both leaves; a bare door has them lower. */
const rings = (isBare: boolean): string =>
  [-1, 1]
    .map((side) => `M${middleX + side * 33 - 10} ${round(isBare ? waist : waist + 17)}a10 10 0 1 0 0-.01z`)
    .join('');

/** Studs of one size as the properties of a path: each dot of the stroke is a stud. */
interface Studs {
  d: string;
  strokeWidth: number;
  pathLength?: number;
  strokeDasharray?: string;
}

/* The rows of studs on a door: along the arch, and around the leaves. */
const rows = (count: number): Studs[] => [
  { ...arc(140, 13, count), strokeWidth: 8 },
  { ...arc(116, 15, Math.round(count * 1.4) | 1), strokeWidth: 4.6 },
  { ...arc(92, 16, Math.round(count * 0.6) | 1), strokeWidth: 8 },
  { d: leaves.map(border).join(''), strokeDasharray: `0 ${step}`, strokeWidth: 4.6 },
];

/*
 * The studs along the arch, from one end to the other; `overhang` is how far it continues below the center, in degrees.
 * Each is a dash of length 0. The path is slightly longer than needed, because otherwise some browsers don't draw the
 * last one.
 */
function arc(r: number, overhang: number, count: number) {
  const angle = (overhang * Math.PI) / 180;
  const [across, down] = [round(r * Math.cos(angle)), round(r * Math.sin(angle))];
  return {
    d: `M${round(middleX - across)} ${round(middleY + down)}a${r} ${r} 0 1 1 ${2 * across} 0`,
    pathLength: count - 0.99,
    strokeDasharray: '0 1',
  };
}

/* The left and right ends of the grid in each leaf. */
const leaves: Point[] = [-half + inset, inset].map((left) => [middleX + left, middleX + left + 7 * step]);

/* The positions of the stars, one in the arch and two in each leaf. */
const stars = [
  [middleX, middleY - 4],
  ...leaves.flatMap(([left, right]) => [top, bottom].map((end) => [(left + right) / 2, (waist + end) / 2])),
]
  .map(([x = 0, y = 0], index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`)
  .join('');

/* The lines around one leaf, and along its waist. They are slightly longer than needed, for the last stud. */
const border = ([left, right]: Point) =>
  [top, waist, bottom].map((y) => `M${round(left)} ${round(y)}H${round(right + 0.1)}`).join('') +
  [left, right].map((x) => `M${round(x)} ${round(top)}V${round(bottom + 0.1)}`).join('');

/* Eight points around a center. The first is `from` eighths of a turn from the right. */
const octagon = (r: number, from: number): Point[] =>
  Array.from({ length: 8 }, (_, index) => {
    const angle = ((index + from) * Math.PI) / 4;
    return [r * Math.cos(angle), r * Math.sin(angle)];
  });

/* The points of a star relative to its center: its tips, the dents between them, and the centers of its edges. */
const tips = octagon(46, 0);
const dents = octagon(35.2, 0.5);
const edges = tips.flatMap(([x, y], index) =>
  // The last dent is before the first tip.
  [dents.at(index - 1), dents[index]].map((dent): Point => {
    const [dentX, dentY] = dent as Point;
    return [(x + dentX) / 2, (y + dentY) / 2];
  }),
);

/* A star, relative to its center. */
const star: Studs[] = [
  { d: studs([...dents, ...edges, ...octagon(18, 0.5)]), strokeWidth: 4.6 },
  { d: studs(tips), strokeWidth: 8 },
  { d: 'M0 0z', strokeWidth: 13 },
];
