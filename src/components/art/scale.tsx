import { studs } from './rosette.ts';

interface Props {
  /** How many studs are filled, and of how many. */
  filled: number;
  of: number;
  /** The diameter of a stud, and from one to the next. */
  size: number;
  step: number;
}

/** A level in a row of studs, which goes on from the filled ones with hollow ones. */
export function Scale({ filled, of, size, step }: Props) {
  const places = Array.from({ length: of }, (_, index): [number, number] => [size / 2 + step * index, size / 2]);
  const hollow = places.slice(filled);
  return (
    <svg className="scale" width={step * (of - 1) + size} height={size} aria-hidden="true">
      <path d={studs(places.slice(0, filled))} strokeWidth={size} />
      {hollow.length > 0 && (
        <path className="hollow" d={hollow.map((place) => ring(place, size / 2 - 0.75)).join('')} />
      )}
    </svg>
  );
}

const ring = ([x, y]: [number, number], radius: number) => `M${x - radius} ${y}a${radius} ${radius} 0 1 0 0-.01z`;
