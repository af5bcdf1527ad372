export {};

declare module '../../../schema/resolved.ts' {
  interface Added {
    gallery: Rare & { items: PictureItem[]; pictureWords: PictureWords };
  }
}
