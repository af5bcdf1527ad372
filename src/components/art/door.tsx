import { useId } from 'react';
import { part } from '../part.ts';

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
  const draw = (row: Studs) => <path key={row.d} {...part(isBare ? 'door-holes' : 'door-studs')} {...row} />;
  // A bare door has its knockers lower.
  const rings = [157, 223].map((x) => `M${x} ${isBare ? 440.5 : 457.5}a10 10 0 1 0 0-.01z`).join('');
  return (
    <svg {...part('door')} viewBox="20 0 360 640" aria-hidden="true">
      <clipPath id={id}>
        <path d={doorPath} />
      </clipPath>
      <path {...part('door-frame')} d={doorPath} strokeWidth={40} />
      <g clipPath={`url(#${id})`}>
        <path {...part('door-shade')} d={doorPath} />
        <path {...part('door-leaf')} d={doorPath} transform="translate(12 14)" />
        <path {...part('door-seam')} d="M200 237.7V640M50 237.7H350" />
      </g>
      {rows(Math.min(40, Math.max(6, studs))).map(draw)}
      <marker id={starId} overflow="visible">
        {star.map(draw)}
      </marker>
      <path d={stars} markerStart={starUrl} markerMid={starUrl} markerEnd={starUrl} />
      <path {...part('door-rings')} d={rings} />
    </svg>
  );
}

/* The opening: its sides are 300 apart, and the arch has a radius of 160. */
const doorPath = 'M50 670V237.7A160 160 0 1 1 350 237.7V670Z';

/* The lines around each leaf, and along its waist. They are slightly longer than needed, for the last stud. */
const leaves =
  'M66.2 255.7H183.9M66.2 440.5H183.9M66.2 625.3H183.9M66.2 255.7V625.4M183.8 255.7V625.4' +
  'M216.2 255.7H333.9M216.2 440.5H333.9M216.2 625.3H333.9M216.2 255.7V625.4M333.8 255.7V625.4';

/* The positions of the stars, one in the arch and two in each leaf. */
const stars = 'M200 178L125 348.1L125 532.9L275 348.1L275 532.9';

/** Studs of one size as the properties of a path: each dot of the stroke is a stud. */
interface Studs {
  d: string;
  strokeWidth: number;
  pathLength?: number;
  strokeDasharray?: string;
}

/* The rows of studs on a door: along the arch, and around the leaves, where a step of the grid is 16.8. */
const rows = (count: number): Studs[] => [
  { ...arc('M63.6 213.5a140 140 0 1 1 272.8 0', count), strokeWidth: 8 },
  { ...arc('M88 212a116 116 0 1 1 224 0', Math.round(count * 1.4) | 1), strokeWidth: 4.6 },
  { ...arc('M111.6 207.4a92 92 0 1 1 176.8 0', Math.round(count * 0.6) | 1), strokeWidth: 8 },
  { d: leaves, strokeDasharray: '0 16.8', strokeWidth: 4.6 },
];

/*
 * Studs along an arc, from one end to the other. Each is a dash of length 0. The path is slightly longer than needed,
 * because otherwise some browsers don't draw the last one.
 */
const arc = (d: string, count: number) => ({ d, pathLength: count - 0.99, strokeDasharray: '0 1' });

/* A star, relative to its center: its dents, its edges and a ring inside; its tips; and its center. */
const star: Studs[] = [
  {
    d:
      'M32.5 13.5zM13.5 32.5zM-13.5 32.5zM-32.5 13.5zM-32.5-13.5zM-13.5-32.5zM13.5-32.5zM32.5-13.5z' +
      'M39.3-6.7zM39.3 6.7zM32.5 23zM23 32.5zM6.7 39.3zM-6.7 39.3zM-23 32.5zM-32.5 23z' +
      'M-39.3 6.7zM-39.3-6.7zM-32.5-23zM-23-32.5zM-6.7-39.3zM6.7-39.3zM23-32.5zM32.5-23z' +
      'M16.6 6.9zM6.9 16.6zM-6.9 16.6zM-16.6 6.9zM-16.6-6.9zM-6.9-16.6zM6.9-16.6zM16.6-6.9z',
    strokeWidth: 4.6,
  },
  { d: 'M46 0zM32.5 32.5zM0 46zM-32.5 32.5zM-46 0zM-32.5-32.5zM0-46zM32.5-32.5z', strokeWidth: 8 },
  { d: 'M0 0z', strokeWidth: 13 },
];
