import type { create } from 'fontkitten';
import { families } from '../../core/fonts/families.ts';
import type { Font, FontMetrics } from '../../core/fonts/font-file.ts';

/** What is read from the file of a font. */
export interface MeasuredFont extends Pick<Font, 'kind'> {
  /** Undefined if the font has no Latin letters. */
  metrics?: Omit<FontMetrics, 'range'>;
  /** The code points of its characters. */
  characters: readonly number[];
}

/** Measures a font. Throws if it can't be read. */
export async function measureFont(bytes: Buffer): Promise<MeasuredFont> {
  const { fromBuffer } = await import('@capsizecss/unpack');
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(bytes);
  const { create } = await import('fontkitten');
  const font = create(bytes) as VariableFont;
  const widths = factorsOf(font).map(([weight, factor]): [number, number] => [
    weight,
    (factor * xWidthAvg) / unitsPerEm,
  ]);
  return {
    kind: kindOf(font),
    characters: font.characterSet,
    ...(font.hasGlyphForCodePoint(0x61) && {
      metrics: {
        ascent: ascent / unitsPerEm,
        descent: -descent / unitsPerEm,
        lineGap: lineGap / unitsPerEm,
        widths,
      },
    }),
  };
}

/* A font with the tables that fontkitten reads, but doesn't declare. A table that is damaged or missing is undefined. */
type VariableFont = Omit<Exclude<ReturnType<typeof create>, { isCollection: true }>, 'OS/2' | 'familyName'> & {
  'OS/2'?: { panose?: number[]; sFamilyClass?: number; usWeightClass?: number };
  familyName: string | null;
  fvar?: { axis: { axisTag: string; minValue: number; defaultValue: number; maxValue: number }[] };
  avar?: { segment: { correspondence: { fromCoord: number; toCoord: number }[] }[] };
  HVAR?: {
    itemVariationStore: {
      variationRegionList: { variationRegions: { startCoord: number; peakCoord: number; endCoord: number }[][] };
      itemVariationData: { regionIndexes: number[]; deltaSets: { deltas: number[] }[] }[];
    };
    advanceWidthMapping?: { mapData: { outerIndex: number; innerIndex: number }[] };
  };
};

const weights = [400, 500, 600, 700, 800];
const sample = 'The quick brown fox jumps over the lazy dog, and she sells what the old inn at the sea had in store';

/* Browsers also show a font whose variations can't be read. */
function factorsOf(font: VariableFont): [weight: number, factor: number][] {
  try {
    return widthFactors(font);
  } catch {
    return [[font['OS/2']?.usWeightClass ?? 400, 1]];
  }
}

/*
 * The width of text at each weight, as a share of that in the default weight of the file; only at its own weight if it
 * has one. fontkitten doesn't vary WOFF2 files, so the differences are read from the table "HVAR". Axes other than the
 * weight keep their defaults. https://learn.microsoft.com/typography/opentype/spec/otvarcommonformats
 */
function widthFactors(font: VariableFont): [weight: number, factor: number][] {
  const { fvar, HVAR } = font;
  const axis = fvar?.axis.findIndex(({ axisTag }) => axisTag === 'wght') ?? -1;
  if (!HVAR || axis === -1) return [[font['OS/2']?.usWeightClass ?? 400, 1]];
  const { variationRegionList, itemVariationData } = HVAR.itemVariationStore;
  const mapping = HVAR.advanceWidthMapping?.mapData;
  const glyphs = font.glyphsForString(sample);
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
  const plain = sum(glyphs.map(({ advanceWidth }) => advanceWidth));
  return weights.map((weight) => {
    const coordinate = normalized(font, axis, weight);
    const shares = variationRegionList.variationRegions.map((region) => shareOf(region, axis, coordinate));
    const differences = glyphs.map(({ id }) => {
      const { outerIndex, innerIndex } = mapping?.[Math.min(id, mapping.length - 1)] ?? {
        outerIndex: 0,
        innerIndex: id,
      };
      const data = itemVariationData[outerIndex];
      const deltas = data?.deltaSets[innerIndex]?.deltas ?? [];
      return sum(deltas.map((delta, index) => delta * (shares[data?.regionIndexes[index] ?? -1] ?? 0)));
    });
    return [weight, 1 + sum(differences) / plain];
  });
}

/* The place of a value on an axis, from -1 to 1; the default is 0. */
function normalized({ fvar, avar }: VariableFont, axis: number, value: number): number {
  const { minValue = 0, defaultValue = 0, maxValue = 0 } = fvar?.axis[axis] ?? {};
  const distance = Math.min(maxValue, Math.max(minValue, value)) - defaultValue;
  if (distance === 0) return 0;
  const plain = distance / (distance < 0 ? defaultValue - minValue : maxValue - defaultValue);
  const pairs = avar?.segment[axis]?.correspondence ?? [];
  const end = pairs.findIndex(({ fromCoord }) => fromCoord >= plain);
  const [before, after] = [pairs[end - 1], pairs[end]];
  if (!before || !after) return plain;
  const share = (plain - before.fromCoord) / (after.fromCoord - before.fromCoord);
  return before.toCoord + share * (after.toCoord - before.toCoord);
}

/* The share of the differences of a region at a place on one axis, where all other axes are at 0. */
function shareOf(
  region: readonly { startCoord: number; peakCoord: number; endCoord: number }[],
  axis: number,
  coordinate: number,
): number {
  if (region.some(({ peakCoord }, index) => index !== axis && peakCoord !== 0)) return 0;
  const { startCoord = 0, peakCoord = 0, endCoord = 0 } = region[axis] ?? {};
  if (peakCoord === 0 || coordinate === peakCoord) return 1;
  if (coordinate <= startCoord || coordinate >= endCoord) return 0;
  return coordinate < peakCoord
    ? (coordinate - startCoord) / (peakCoord - startCoord)
    : (endCoord - coordinate) / (endCoord - peakCoord);
}

/*
 * Whether the letters of a font have serifs: by its PANOSE numbers, its family class, or its name. The first two are
 * often 0. https://learn.microsoft.com/typography/opentype/spec/os2
 */
function kindOf({ 'OS/2': os2, familyName }: VariableFont): Font['kind'] {
  const [family, serif = 0] = os2?.panose ?? [];
  if (family === 2 && serif > 1) return serif < 11 ? 'serif' : 'sans';
  const familyClass = (os2?.sFamilyClass ?? 0) >> 8;
  if (familyClass > 0) return familyClass < 8 ? 'serif' : 'sans';
  const name = familyName ?? '';
  const known = Object.entries(families).find(([each]) => name.startsWith(each));
  return known?.[1] ?? (/(?<!sans[ -]?)serif|roman|antiqua|garamond/i.test(name) ? 'serif' : 'sans');
}
