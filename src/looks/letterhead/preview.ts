import type { Oklch } from '../../core/text/css-color.ts';
import {
  boxAt,
  columnAt,
  columnOf,
  type PreviewDesign,
  type PreviewNode,
  pictureOf,
  textOf,
} from '../define-preview.ts';

const paper: Oklch = [0.982, 0.007, 85];
const deep: Oklch = [0.27, 0.065, 254];
const rule: Oklch = [0.5, 0.11, 254];
const ink: Oklch = [0.2, 0.012, 70];
const quiet: Oklch = [0.42, 0.012, 70];

/** An engraved card: everything is centered in a double frame. */
export const preview: PreviewDesign = ({ title, subtitle, name, host }, paint) => {
  const { hex } = paint;
  const frames: PreviewNode[] = [
    boxAt(30, 30, 1140, 570, { border: `4px solid ${hex(deep)}` }),
    boxAt(42, 42, 1116, 546, { border: `1px solid ${hex(deep)}` }),
  ];
  const style = { textAlign: 'center' };
  const words = columnOf(
    [
      ...textOf(
        title,
        {
          width: 960,
          steps:
            subtitle === undefined
              ? [
                  [112, 1],
                  [88, 2],
                  [72, 3],
                  [62, 3],
                  [54, 3],
                ]
              : [
                  [112, 1],
                  [84, 2],
                  [66, 2],
                ],
          weight: 350,
          color: hex(ink),
          leading: 1.12,
          tracking: -0.02,
          style,
        },
        paint,
      ),
      ...textOf(
        subtitle,
        {
          width: 900,
          steps: [
            [42, 1],
            [38, 2],
            [34, 2],
          ],
          weight: 400,
          color: hex(quiet),
          leading: 1.25,
          style: { ...style, fontStyle: 'italic', marginTop: 10 },
        },
        paint,
      ),
    ],
    { alignItems: 'center' },
  );
  const foot = columnOf(
    [
      {
        type: 'container',
        style: { width: 84, height: 2, backgroundColor: hex(rule), marginBottom: 18 },
        children: [],
      },
      ...textOf(
        name,
        {
          width: 960,
          steps: [
            [36, 1],
            [30, 1],
            [26, 2],
          ],
          weight: 500,
          color: hex(ink),
          style,
        },
        paint,
      ),
      ...textOf(
        host,
        {
          width: 960,
          steps: [
            [28, 1],
            [24, 1],
          ],
          weight: 400,
          color: hex(quiet),
          style: { ...style, direction: 'ltr' },
        },
        paint,
      ),
    ],
    { alignItems: 'center' },
  );
  return pictureOf(
    [
      ...frames,
      columnAt(120, 78, 960, 480, [paint.mark(68), words, foot], {
        alignItems: 'center',
        justifyContent: 'space-between',
      }),
    ],
    hex(paper),
    paint,
  );
};
