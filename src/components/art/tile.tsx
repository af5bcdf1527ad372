import { useId } from 'react';
import { part } from '../part.ts';
import { rosette } from './rosette.ts';

interface TileProps {
  name: string;
  /** Whether empty holes replace the studs. */
  isBare?: boolean;
}

/** The tile for a name. */
export function Tile({ name, isBare = false }: TileProps) {
  return (
    <svg {...part(isBare ? 'tile bare' : 'tile')} viewBox="-5 -5 10 10" aria-hidden="true">
      <path d={rosette(name)} />
    </svg>
  );
}

/** A band of repeated tiles: always complete ones, in two rows. */
export function Frieze({ name, columns }: { name: string; columns: number }) {
  const id = `of-${useId()}`;
  return (
    <svg {...part('frieze')} aria-hidden="true">
      <pattern id={id} width={(1 / columns).toFixed(5).slice(1)} height=".5" viewBox="-4.1 -4.1 8.2 8.2">
        <path d={rosette(name)} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
