import { defineLook } from '../define-look.ts';

export const plate = defineLook({
  description: 'Pictures are the page, and words their captions. For photographers, architects and artists.',
  slots: {
    // A wide picture is as wide as the window, and a tall one takes the last four columns.
    hero: (ratio) =>
      ratio < 0.85
        ? {
            sizes: [
              ['(min-width: 60rem) ', '33vw'],
              ['', 'min(92vw, 27rem)'],
            ],
            widths: [360, 480, 720, 1080],
            box: 4 / 5,
          }
        : { sizes: [['', '100vw']], widths: [480, 768, 1280, 1920, 2560] },
    article: () => ({ sizes: [['', '97vw']], widths: [480, 768, 1280, 1920, 2560] }),
    'gallery-row': (ratio) => ({
      sizes: [
        ['(min-width: 64rem) ', `min(97vw, ${Math.round(ratio * 28)}rem)`],
        ['', `min(94vw, ${Math.round(ratio * 16)}rem)`],
      ],
      widths: [360, 480, 720, 1080, 1440],
      box: ratio,
      isEnlarged: true,
    }),
  },
});
