import { Link } from '../link.tsx';
import { words } from './words.ts';

interface Props {
  href: string | undefined;
  children: string;
}

/** A name, which leads somewhere where there is an address. */
export function Name({ href, children }: Props) {
  return href === undefined ? words(children) : <Link href={href}>{words(children)}</Link>;
}
