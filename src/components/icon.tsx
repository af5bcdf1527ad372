import type { Icon as OwnersIcon } from '../../schema/icons.ts';
import { part } from './part.ts';

/** The names of icons: the owner's, and those of the interface. */
type IconName =
  | OwnersIcon
  | 'arrow-left'
  | 'arrow-up'
  | 'circle-alert'
  | 'copy'
  | 'loader'
  | 'menu'
  | 'monitor'
  | 'moon'
  | 'sun'
  | 'x';

interface Props {
  name: IconName;
  className?: string;
}

/** A decorative icon. Its shapes are in the sprite of the document. */
export function Icon({ name, className }: Props) {
  return (
    <svg {...part('icon', className && `icon ${className}`)} aria-hidden="true">
      <use href={`#of-i-${name}`} />
    </svg>
  );
}
