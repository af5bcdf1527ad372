import type { Oklch } from '../../core/text/css-color.ts';
import { boxAt, columnAt, hostOf, nameOf, type PreviewDesign, pictureOf, rowOf, textOf } from '../define-preview.ts';

const ink: Oklch = [0.16, 0, 0];
const quiet: Oklch = [0.42, 0, 0];
const accent: Oklch = [0.414, 0.132, 254];

/* The margin for dates, and the column of text. */
const margin = 200;
const width = 1040 - margin;

/** The first page of a paper: a margin, a column, and a rule above its foot. */
export const preview: PreviewDesign = ({ title, subtitle, name, host }, paint) => {
  const { hex, direction } = paint;
  const [inMargin, inColumn] = direction === 'rtl' ? [1120 - 84, 80] : [80, 80 + margin];
  const words = [
    ...textOf(
      title,
      {
        width,
        steps:
          subtitle === undefined
            ? [
                [128, 1],
                [104, 1],
                [88, 2],
                [76, 3],
                [62, 3],
                [52, 3],
              ]
            : [
                [128, 1],
                [104, 1],
                [80, 2],
                [64, 2],
              ],
        weight: 600,
        color: hex(ink),
        leading: 1.14,
      },
      paint,
    ),
    ...textOf(
      subtitle,
      {
        width,
        steps: [
          [48, 2],
          [40, 2],
        ],
        weight: 400,
        color: hex(ink),
        leading: 1.3,
        style: { fontStyle: 'italic', marginTop: 14 },
      },
      paint,
    ),
  ];
  const foot = rowOf(
    [
      ...nameOf(
        name,
        {
          width: width - 380,
          steps: [
            [38, 1],
            [32, 1],
            [26, 2],
          ],
          weight: 600,
          color: hex(ink),
        },
        paint,
      ),
      ...hostOf(
        host,
        {
          width: 380,
          steps: [
            [32, 1],
            [28, 1],
            [24, 1],
          ],
          weight: 400,
          color: hex(quiet),
        },
        paint,
      ),
    ],
    { position: 'absolute', left: inColumn, top: 506, width, height: 64 },
  );
  return pictureOf(
    [
      boxAt(0, 0, 1200, 14, { backgroundColor: hex(accent) }),
      columnAt(inMargin, 92, 84, 84, [paint.mark(84)]),
      columnAt(inColumn, 80, width, 400, words),
      boxAt(80, 490, 1040, 3, { backgroundColor: hex(ink) }),
      foot,
    ],
    '#ffffff',
    paint,
  );
};
