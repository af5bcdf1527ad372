/** How a text is written that is read away from the site. */
export interface ArticleContext {
  /** A link or a picture as it is found from anywhere. */
  addressOf(href: string): string;
}
