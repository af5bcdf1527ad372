import type { Page } from '../../../schema/site.ts';
import { eachText, isWords } from '../site/walk.ts';

type Text = string | undefined;

/** Each gives back what a page says, and undefined in place of what it does not. */
export interface Said {
  /** In words. */
  text(text: Text): Text;
  /** In words, or as the address of a link or of a form. */
  email(email: Text): Text;
  /** In words, or as the number of a link. */
  phone(phone: Text): Text;
}

/** What is said on a page whose texts are filled in. */
export function saidOn(page: Page): Said {
  const words: string[] = [page.title, page.description ?? ''];
  const links: string[] = [];
  eachText({ pages: [page] }, ({ text, kind }) => {
    if (isWords(kind)) words.push(text);
    if (kind === 'href') links.push(text);
  });
  const opensMail = page.blocks.some((block) => block.type === 'form' && !block.send);
  const inWords = (text: string) => words.some((each) => each.includes(text));
  const only = (text: Text, isSaid: (text: string) => boolean) =>
    text !== undefined && isSaid(text) ? text : undefined;
  return {
    text: (text) => only(text, inWords),
    email: (email) =>
      only(
        email,
        (address) => opensMail || inWords(address) || links.some((href) => pathOf(href) === `mailto:${address}`),
      ),
    phone: (phone) =>
      only(phone, (number) => inWords(number) || links.includes(`tel:${number.replace(/[^\d+]/g, '')}`)),
  };
}

const pathOf = (href: string) => href.replace(/\?.*/s, '');
