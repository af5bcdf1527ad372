import { withoutIsolates } from '../../text/isolated.ts';
import { telephoneAddress } from '../../text/telephone.ts';
import { folded } from '../../text/typography/folded.ts';

type Text = string | undefined;

/** Each gives back what a page says, and undefined in place of what it does not. */
export interface Mentions {
  text(text: Text): Text;
  /** The same of a mail address, which may be said by a link that writes to it. */
  email(email: Text): Text;
  /** The same of a telephone number, which may be said by a link that calls it. */
  phone(phone: Text): Text;
}

/** What is said in a page's markup, in words and by where its links lead. */
export function mentionedIn(markup: string): Mentions {
  // React writes no such sign into an attribute.
  const words = folded(plain(withoutIsolates(markup).replace(/<[^>]*>/g, '')));
  const links = [...markup.matchAll(/ href="([^"?]*)/g)].map(([, href = '']) => plain(href));
  const isSaid = (text: string) => words.includes(folded(text));
  const only = (text: Text, linkTo: (text: string) => Text = () => undefined) =>
    text !== undefined && (isSaid(text) || links.some((link) => link === linkTo(text))) ? text : undefined;
  return {
    text: (text) => only(text),
    email: (email) => only(email, (address) => `mailto:${address}`),
    phone: (phone) => only(phone, telephoneAddress),
  };
}

/* As it is read: what React writes for a sign is no word. */
const plain = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (written) => String(signs[written]));
const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
