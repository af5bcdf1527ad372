import { clampChroma, type Oklch } from './colour.ts';

/** The hue that the tokens are written for. */
export const tokenHue = 250;

/**
 * The tokens of the style sheet turned to another hue. Lightnesses stay as they were measured, and chroma is what sRGB
 * has there, so that contrast holds for every hue. `css` is tokens.css; `accent` is an angle in degrees.
 */
export function recolour(css: string, accent: number): string {
  const turn = accent - tokenHue;
  if (turn === 0) return css;
  return css.replace(/--([\w-]+):([^;]*);/g, (declaration, name: string) =>
    // What informs is blue whatever the accent, as what succeeds is green.
    /^info/.test(name)
      ? declaration
      : declaration.replace(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g, (written, ...parts: string[]) => {
          const [lightness = 0, chroma = 0, hue = 0] = parts.map(Number);
          return isBlue(hue) ? write(clampChroma([lightness, chroma, (hue + turn + 360) % 360])) : written;
        }),
  );
}

/* Everything that is blue follows; stone and brass are warm, and the colours of states are what they mean. */
const isBlue = (hue: number) => hue >= 225 && hue <= 265;

const write = (parts: Oklch) => `oklch(${parts.map((part) => Number(part.toFixed(4))).join(' ')})`;
