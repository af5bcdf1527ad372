import { boxAt, columnAt, hostOf, nameOf, type PreviewDesign, pictureOf, rowOf, textOf } from '../define-preview.ts';

/* Between two rows of studs, as on a painted door. */
const rows = { height: 72, first: 8, gap: 32, size: 8 };

/** A painted door with the words on it. */
export const preview: PreviewDesign = ({ title, subtitle, name, host }, paint) => {
  const { ground, text: color } = paint.accent;
  const [lightness, chroma, hue] = ground;
  const shade = paint.hex([lightness - 0.055, chroma * 0.9, hue]);
  const bands = [0, 630 - rows.height].map((top) => boxAt(0, top, 1200, rows.height, { backgroundColor: shade }));
  const studs = [0, 630 - rows.height].flatMap((top) =>
    Array.from({ length: 38 }, (_, index) =>
      boxAt(index * rows.gap + rows.first - rows.size / 2, top + (rows.height - rows.size) / 2, rows.size, rows.size, {
        backgroundColor: color,
        borderRadius: rows.size,
        opacity: 0.55,
      }),
    ),
  );
  const words = [
    ...textOf(
      title,
      {
        width: 1040,
        steps:
          subtitle === undefined
            ? [
                [140, 1],
                [120, 1],
                [96, 2],
                [84, 3],
                [70, 3],
                [58, 3],
              ]
            : [
                [140, 1],
                [120, 1],
                [90, 2],
                [76, 2],
              ],
        weight: 500,
        color,
        leading: 1.08,
        tracking: -0.035,
      },
      paint,
    ),
    ...textOf(
      subtitle,
      {
        width: 1040,
        steps: [
          [50, 1],
          [44, 2],
          [38, 2],
        ],
        weight: 300,
        color,
        leading: 1.3,
        tracking: -0.01,
        style: { marginTop: 16 },
      },
      paint,
    ),
  ];
  const foot = rowOf(
    [
      paint.mark(84),
      ...nameOf(
        name,
        {
          width: 516,
          steps: [
            [38, 1],
            [32, 1],
            [28, 2],
          ],
          weight: 450,
          color,
        },
        paint,
      ),
      ...hostOf(
        host,
        {
          width: 400,
          steps: [
            [30, 1],
            [26, 1],
            [22, 1],
          ],
          weight: 350,
          color,
          style: { opacity: 0.9 },
        },
        paint,
      ),
    ],
    { position: 'absolute', left: 80, top: 446, width: 1040, height: 84, gap: 20 },
  );
  return pictureOf(
    [...bands, ...studs, columnAt(80, 96, 1040, 350, words, { justifyContent: 'center' }), foot],
    paint.hex(ground),
    paint,
  );
};
