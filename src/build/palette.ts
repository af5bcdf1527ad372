import { clampChroma, type Oklch } from './colour.ts';

/** The hue that the tokens are written for. */
export const tokenHue = 250;

/** The tokens that follow the accent; stone, brass and the colours of states stay what they are. */
const following = new Set(
  `wall wall-2 surface ink ink-2 ink-3 line line-2 paint paint-2 paint-soft mark link action action-2 on-action
  room room-line on-room on-room-2`.split(/\s+/),
);

/**
 * The tokens of the style sheet turned to another hue. Lightnesses stay as they were measured, and chroma is what sRGB
 * has there, so that contrast holds for every hue. `css` is tokens.css; `accent` is an angle in degrees.
 */
export function recolour(css: string, accent: number): string {
  const turn = accent - tokenHue;
  if (turn === 0) return css;
  return css.replace(/--([\w-]+):([^;]*);/g, (declaration, name: string, value: string) => {
    if (!following.has(name)) return declaration;
    const turned = value.replace(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g, (_, l: string, c: string, h: string) => {
      const colour = clampChroma([Number(l), Number(c), (Number(h) + turn + 360) % 360]);
      return write(colour);
    });
    return `--${name}:${turned};`;
  });
}

const write = (parts: Oklch) => `oklch(${parts.map((part) => Number(part.toFixed(4))).join(' ')})`;
