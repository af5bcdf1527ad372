import type { Oklch } from '../../core/text/css-color.ts';
import { boxAt, columnAt, type PreviewDesign, pictureOf, textOf } from '../define-preview.ts';

const bright: Oklch = [0.82, 0.095, 247];
const dark: Oklch = [0.22, 0.045, 258];
const ink: Oklch = [0.17, 0.035, 258];
const paper: Oklch = [0.985, 0.006, 235];

/* The edge between both sheets, and the radius of the disc on it. */
const edge = 436;
const radius = 92;

/** Two sheets of color with a disc, as on the favicon of the look, and type as large as its place allows. */
export const preview: PreviewDesign = ({ title, subtitle, name, host }, paint) => {
  const { hex, direction } = paint;
  const isRtl = direction === 'rtl';
  const disc = isRtl ? 64 : 1136 - 2 * radius;
  const half = (top: number, color: Oklch, corners: string) =>
    boxAt(disc, top, 2 * radius, radius, { backgroundColor: hex(color), borderRadius: corners });
  const words = [
    ...textOf(
      title,
      {
        width: 1072,
        steps: paint.isTall
          ? [
              [208, 1],
              [150, 1],
              [104, 2],
              [72, 3],
              [62, 3],
            ]
          : subtitle === undefined
            ? [
                [208, 1],
                [176, 1],
                [140, 2],
                [112, 2],
                [92, 3],
                [76, 3],
                [62, 3],
              ]
            : [
                [200, 1],
                [160, 1],
                [112, 2],
                [84, 2],
              ],
        weight: 800,
        color: hex(ink),
        leading: 0.94,
        tracking: -0.035,
      },
      paint,
    ),
    ...textOf(
      subtitle,
      {
        width: 860,
        steps: [
          [48, 1],
          [42, 2],
          [36, 2],
        ],
        weight: 700,
        color: hex(ink),
        leading: 1.08,
        tracking: -0.02,
        style: { marginTop: 18 },
      },
      paint,
    ),
  ];
  const foot = [
    ...textOf(
      name,
      {
        width: 840,
        steps: [
          [50, 1],
          [40, 1],
          [32, 2],
        ],
        weight: 700,
        color: hex(paper),
        leading: 1.15,
        tracking: -0.02,
      },
      paint,
    ),
    ...textOf(
      host,
      {
        width: 840,
        steps: [
          [name === undefined ? 44 : 34, 1],
          [28, 1],
          [24, 1],
        ],
        weight: name === undefined ? 700 : 400,
        color: hex([0.9, 0.02, 240]),
        style: { direction: 'ltr', textAlign: isRtl ? 'right' : 'left', marginTop: 6 },
      },
      paint,
    ),
  ];
  return pictureOf(
    [
      boxAt(0, edge, 1200, 630 - edge, { backgroundColor: hex(dark) }),
      half(edge - radius, dark, `${radius}px ${radius}px 0 0`),
      half(edge, bright, `0 0 ${radius}px ${radius}px`),
      columnAt(64, 56, 1072, edge - 56, words),
      columnAt(isRtl ? 1136 - 840 : 64, edge, 840, 630 - edge, foot, { justifyContent: 'center' }),
    ],
    hex(bright),
    paint,
  );
};
