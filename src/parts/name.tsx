import { Link } from './link.tsx';

interface Props {
  href: string | undefined;
  children: string;
}

/** A name, which leads somewhere where there is an address. */
export function Name({ href, children }: Props) {
  return href === undefined ? <bdi>{children}</bdi> : <Link href={href}>{children}</Link>;
}
