import { type Part, partsOf, plain } from '../../../shared/marks.ts';
import { removeIsolates } from '../../text/isolate.ts';
import { telephoneAddress } from '../../text/telephone.ts';
import { foldTypography } from '../../text/typography/fold-typography.ts';

type Text = string | undefined;

/** Each returns its argument if the page shows it, else undefined. */
export interface Mentions {
  text(text: Text): Text;
  /** Also accepts a link that writes to the address. */
  email(email: Text): Text;
  /** Also accepts a link that calls the number. */
  phone(phone: Text): Text;
}

/** Collects the texts and link addresses in page data. Time placeholders must be filled. */
export function mentionedIn(...data: readonly unknown[]): Mentions {
  const shown: Shown = { texts: [], links: new Set() };
  for (const each of data) collect(each, shown);
  const visibleText = foldTypography(shown.texts.map((text) => removeIsolates(plain(text))).join('\n'));
  const ifShown = (text: Text, linkTo: (text: string) => Text = () => undefined) =>
    text !== undefined && (visibleText.includes(foldTypography(text)) || shown.links.has(linkTo(text)))
      ? text
      : undefined;
  return {
    text: (text) => ifShown(text),
    email: (email) => ifShown(email, (address) => `mailto:${address}`),
    phone: (phone) => ifShown(phone, telephoneAddress),
  };
}

interface Shown {
  texts: string[];
  links: Set<Text>;
}

function collect(value: unknown, shown: Shown, name = ''): void {
  if (name === 'href' || name === 'mailto') shown.links.add(String(value).replace(/\?.*/s, ''));
  else if (invisible.has(name)) return;
  else if (typeof value === 'string') {
    shown.texts.push(value);
    collectLinks(partsOf(value), shown);
  } else if (Array.isArray(value)) for (const each of value) collect(each, shown);
  else if (typeof value === 'object' && value !== null)
    // A form that sends its messages elsewhere shows the mail address only if that fails.
    for (const [inner, each] of Object.entries(value))
      if (inner !== 'mailto' || !('send' in value)) collect(each, shown, inner);
}

function collectLinks(parts: readonly Part[], shown: Shown): void {
  for (const part of parts) {
    if (typeof part === 'string') continue;
    if (part.kind === 'link') collect(part.href, shown, 'href');
    collectLinks(part.parts, shown);
  }
}

/* Properties that visitors can't read: attributes, and the data of a form. */
const invisible: ReadonlySet<string> = new Set([
  'alt',
  'autocomplete',
  'head',
  'id',
  'labels',
  'notifications',
  'path',
  'placeholder',
  'send',
  'src',
  'subject',
  'type',
]);
