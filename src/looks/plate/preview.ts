import type { Oklch } from '../../core/text/css-color.ts';
import { boxAt, columnAt, hostOf, nameOf, type PreviewDesign, pictureOf, rowOf, textOf } from '../define-preview.ts';

const wall: Oklch = [0.24, 0, 0];
const paper: Oklch = [0.97, 0, 0];
const ink: Oklch = [0.18, 0, 0];
const quiet: Oklch = [0.45, 0, 0];
const accent: Oklch = [0.8, 0.1, 250];

/** A picture and its caption, as on the favicon of the look: the title takes the place of the picture. */
export const preview: PreviewDesign = ({ title, subtitle, name, host }, paint) => {
  const { hex, direction } = paint;
  const words = [
    ...textOf(
      title,
      {
        width: 976,
        steps:
          subtitle === undefined
            ? [
                [148, 1],
                [128, 1],
                [104, 2],
                [84, 3],
                [70, 3],
                [58, 3],
              ]
            : [
                [140, 1],
                [116, 1],
                [92, 2],
                [72, 2],
              ],
        weight: 500,
        color: hex(ink),
        leading: 1.06,
        tracking: -0.025,
      },
      paint,
    ),
    ...textOf(
      subtitle,
      {
        width: 976,
        steps: [
          [56, 2],
          [46, 2],
          [40, 2],
        ],
        weight: 500,
        color: hex(quiet),
        leading: 1.15,
        tracking: -0.02,
        style: { marginTop: 10 },
      },
      paint,
    ),
  ];
  const caption = rowOf(
    [
      ...nameOf(
        name,
        {
          width: 600,
          steps: [
            [36, 1],
            [30, 1],
            [26, 2],
          ],
          weight: 500,
          color: hex(paper),
        },
        paint,
      ),
      ...hostOf(
        host,
        {
          width: 472,
          steps: [
            [30, 1],
            [26, 1],
            [22, 1],
          ],
          weight: 400,
          color: hex([0.8, 0, 0]),
        },
        paint,
      ),
    ],
    { position: 'absolute', left: 64, top: 532, width: 1072, height: 72 },
  );
  return pictureOf(
    [
      boxAt(64, 56, 1072, 424, { backgroundColor: hex(paper) }),
      columnAt(112, 96, 976, 340, words, { justifyContent: 'flex-end' }),
      boxAt(direction === 'rtl' ? 1136 - 180 : 64, 508, 180, 12, { backgroundColor: hex(accent) }),
      caption,
    ],
    hex(wall),
    paint,
  );
};
