export {};

declare module '../../../schema/resolved.ts' {
  interface Added {
    'page-list': {
      tags?: never;
      limit?: never;
      /** The pages by their years; those without a date have none. */
      years: { year?: string; pages: ListedPage[] }[];
      /** Said where there is none. */
      empty?: string;
      /** Which part of a long list this is, and the ways to the parts beside it. */
      pager?: { words: string; newer?: Link; older?: Link };
      /** In place of a list: what is beside a page that is one of several. */
      beside?: PagesBeside;
    };
  }
}
