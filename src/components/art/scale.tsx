import { part } from '../part.ts';
import { studs } from './rosette.ts';

interface Props {
  /** The number of filled studs, and of all studs. */
  filled: number;
  total: number;
  /** The diameter of a stud, and the distance between studs. */
  size: number;
  step: number;
}

/** A level as a row of filled and hollow studs. */
export function Scale({ filled, total, size, step }: Props) {
  const points = Array.from({ length: total }, (_, index): [number, number] => [size / 2 + step * index, size / 2]);
  const hollow = points.slice(filled);
  return (
    <svg {...part('scale')} width={step * (total - 1) + size} height={size} aria-hidden="true">
      <path d={studs(points.slice(0, filled))} strokeWidth={size} />
      {hollow.length > 0 && (
        <path className="hollow" d={hollow.map((point) => ring(point, size / 2 - 0.75)).join('')} />
      )}
    </svg>
  );
}

const ring = ([x, y]: [number, number], radius: number) => `M${x - radius} ${y}a${radius} ${radius} 0 1 0 0-.01z`;
