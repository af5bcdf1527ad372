export {};

declare module '../../../schema/resolved.ts' {
  interface Added {
    'page-list': {
      tags?: never;
      limit?: never;
      /** The pages by year; those without a date have none. */
      years: { year?: string; pages: ListedPage[] }[];
      /** The text for an empty list. */
      empty?: string;
      /** The current part of a long list, and links to its neighbors. */
      pager?: { words: string; newer?: Link; older?: Link };
      /** Instead of a list: links to the neighbors of a listed page. */
      beside?: PagesBeside;
    };
  }
}
