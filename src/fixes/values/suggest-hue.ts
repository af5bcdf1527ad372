import { colorNames } from '../tables/colors.ts';

/**
 * Returns the hue of a color as an OKLCH angle in degrees, from "#ff6600", "rgb(255, 102, 0)", "hsl(24 100% 50%)",
 * "oklch(0.7 0.18 45)", "45deg" or a CSS color name. Undefined if the text isn't a color, and for grays, which have no
 * hue.
 */
export function suggestHue(text: string): number | undefined {
  // "bg-blue-500" is a Tailwind class.
  const plain = text
    .slice(0, 100)
    .trim()
    .toLowerCase()
    .replace(/^(?:(?:bg|text|border)-)?([a-z]+)-\d{2,3}$/, '$1');
  const named = hueOfName(plain);
  if (named !== undefined) return named;
  const [, angle] = /^(-?\d+(?:\.\d+)?) ?(?:deg|°)$/.exec(plain) ?? [];
  if (angle !== undefined) return Number(angle) >= 0 && Number(angle) <= 360 ? Number(angle) : undefined;
  const [, model, inside = ''] = /^(rgb|hsl|oklch)a?\(([^)]*)\)$/.exec(plain) ?? [];
  const parts = inside
    .split(/[\s,/]+/)
    .filter(Boolean)
    .map(model === 'rgb' ? partOfRgb : Number.parseFloat);
  if (model === 'oklch') return wholeAngle(parts[2]);
  const rgb = model === 'rgb' ? parts : model === 'hsl' ? fromHsl(parts) : fromHex(plain);
  return rgb && hueOf(rgb);
}

/* Finds CSS names, and names with a shade: "dark purple", "bleu foncé". */
function hueOfName(text: string): number | undefined {
  const words = text.split(/[ -]+/);
  const [first = '', last = ''] = [words.at(0), words.at(-1)];
  if (words.length > 3) return undefined;
  if (words.length === 2 && shades.test(first) && everydayHues.has(last)) return everydayHues.get(last);
  return (
    hues.get(words.join('')) ??
    hues.get(text.replace(shades, '')) ??
    (words.length > 1
      ? (everydayHues.get(last) ?? hues.get(last) ?? everydayHues.get(first) ?? hues.get(first))
      : undefined)
  );
}

const shades = /^(?:dark|light|medium|deep|pale|bright|soft|dull|dusty|warm|cool|vivid|rich|muted|pastel|dunkel|hell)/;

/* Common names that mean another hue than in CSS; the schema recommends these hues. */
const everydayHues = new Map([
  ['red', 25],
  ['orange', 70],
  ['green', 145],
  ['blue', 250],
]);

const partOfRgb = (part: string) => Number.parseFloat(part) * (part.endsWith('%') ? 2.55 : 1);

const wholeAngle = (angle = Number.NaN) =>
  Number.isFinite(angle) ? ((Math.round(angle) % 360) + 360) % 360 : undefined;

function fromHex(text: string): number[] | undefined {
  const [, digits = ''] = /^(?:#|0x)?([0-9a-f]{3,8})$/.exec(text) ?? [];
  if (!/^(?:.{3,4}|.{6}|.{8})$/.test(digits) || (!/^[#0]/.test(text) && digits.length < 6)) return undefined;
  const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
}

function fromHsl([hue = Number.NaN, saturation = Number.NaN, lightness = Number.NaN]: number[]): number[] {
  const [s, l] = [saturation / 100, lightness / 100];
  return [0, 8, 4].map((n) => {
    const k = (n + hue / 30) % 12;
    return 255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  });
}

/* From sRGB to OKLab: Björn Ottosson, "A perceptual color space for image processing" (2020). */
function hueOf(rgb: readonly number[]): number | undefined {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return Math.hypot(a, b) < minChroma ? undefined : wholeAngle((Math.atan2(b, a) * 180) / Math.PI);
}

/* Below this chroma, colors look gray. */
const minChroma = 0.015;

const hues = new Map(
  colorNames
    .flatMap((row) => row.split('|'))
    .flatMap((line) => {
      const [hue = '', ...names] = line.split(' ');
      return names.map((name) => [name, Number(hue)] as const);
    }),
);
