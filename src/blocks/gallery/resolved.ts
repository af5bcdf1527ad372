export {};

declare module '../../../schema/resolved.ts' {
  interface Added {
    gallery: { items: PictureItem[]; pictureLabels: PictureLabels };
  }
}
