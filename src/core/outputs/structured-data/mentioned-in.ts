import { isRich, mapParts, plainText } from '../../../shared/rich-text.ts';
import type { CalendarDate } from '../../../shared/time.ts';
import { removeIsolates } from '../../text/bidi.ts';
import { telephoneAddress } from '../../text/telephone.ts';
import { foldTypography } from '../../text/typography/typographic.ts';

type Text = string | undefined;

export type Mentions = ReturnType<typeof mentionedIn>;

/**
 * Collects the texts and link addresses in page data on a date. Each method of the result returns its argument if the
 * page shows it, or a link that writes to the address or calls the number; else undefined.
 */
export function mentionedIn(now: CalendarDate, ...data: readonly unknown[]) {
  const shown: Shown = { texts: [], links: new Set() };
  for (const each of data) collect(each, shown, now);
  const visibleText = foldTypography(shown.texts.map(removeIsolates).join('\n'));
  const ifShown = (text: Text, linkTo: (text: string) => Text = () => undefined) =>
    text !== undefined && (visibleText.includes(foldTypography(text)) || shown.links.has(linkTo(text)))
      ? text
      : undefined;
  return {
    text: (text: Text) => ifShown(text),
    email: (email: Text) => ifShown(email, (address) => `mailto:${address}`),
    phone: (phone: Text) => ifShown(phone, telephoneAddress),
  };
}

interface Shown {
  texts: string[];
  links: Set<Text>;
}

function collect(value: unknown, shown: Shown, now: CalendarDate, name = ''): void {
  if (name === 'href' || name === 'mailto') addLink(String(value), shown);
  else if (invisible.has(name)) return;
  else if (typeof value === 'string') shown.texts.push(value);
  else if (isRich(value)) {
    shown.texts.push(plainText(value, now));
    mapParts(
      value,
      (string) => [string],
      (part) => {
        if (part.kind === 'link') addLink(part.href, shown);
        return [part];
      },
    );
  } else if (Array.isArray(value)) for (const each of value) collect(each, shown, now);
  else if (typeof value === 'object' && value !== null)
    // A form that sends its messages elsewhere shows the mail address only if that fails.
    for (const [inner, each] of Object.entries(value))
      if (inner !== 'mailto' || !('send' in value)) collect(each, shown, now, inner);
}

const addLink = (href: string, { links }: Shown): void => {
  links.add(href.replace(/\?.*/s, ''));
};

/* Properties that visitors can't read: attributes, and the data of a form. */
const invisible: ReadonlySet<string> = new Set([
  'alt',
  'autocomplete',
  'head',
  'id',
  'labels',
  'notifications',
  'path',
  'pictureLabels',
  'placeholder',
  'send',
  'src',
  'subject',
  'type',
]);
