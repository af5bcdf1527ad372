import type { Link as LinkData } from '../../../schema/resolved.ts';
import { Link } from '../../parts/link.tsx';

/** Where to see what a card is about. */
export function CardLinks({ links }: { links: readonly LinkData[] }) {
  if (links.length === 0) return null;
  return (
    <p className="card-links">
      {links.map(({ label, href }, index) => (
        <Link key={index} href={href}>
          {label}
        </Link>
      ))}
    </p>
  );
}
