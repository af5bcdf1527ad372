import type { RichText } from '../../../schema/rich-text.ts';
import { Link } from '../link.tsx';
import { renderRichText } from './render-rich-text.tsx';

interface Props {
  href: string | undefined;
  children: RichText;
}

/** A name, as a link if it has an address. */
export function Name({ href, children }: Props) {
  return href === undefined ? renderRichText(children) : <Link href={href}>{renderRichText(children)}</Link>;
}
