import { Link } from '../link.tsx';
import { renderRichText } from './render-rich-text.tsx';

interface Props {
  href: string | undefined;
  children: string;
}

/** A name, which leads somewhere where there is an address. */
export function Name({ href, children }: Props) {
  return href === undefined ? renderRichText(children) : <Link href={href}>{renderRichText(children)}</Link>;
}
