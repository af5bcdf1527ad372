/** The open font families that a site can use, each with the kind of its letters, and its npm package. */
export const families: Readonly<Record<string, 'sans' | 'serif'>> = {
  Archivo: 'sans',
  'Bricolage Grotesque': 'sans',
  'Crimson Pro': 'serif',
  'DM Sans': 'sans',
  'EB Garamond': 'serif',
  Figtree: 'sans',
  Fraunces: 'serif',
  'Instrument Sans': 'sans',
  Inter: 'sans',
  'JetBrains Mono': 'sans',
  Literata: 'serif',
  Lora: 'serif',
  Manrope: 'sans',
  Newsreader: 'serif',
  'Nunito Sans': 'sans',
  Outfit: 'sans',
  'Playfair Display': 'serif',
  'Plus Jakarta Sans': 'sans',
  'Public Sans': 'sans',
  'Source Sans 3': 'sans',
  'Source Serif 4': 'serif',
  'Space Grotesk': 'sans',
  'STIX Two Text': 'serif',
  'Work Sans': 'sans',
};

/** The npm package of a family: "@fontsource-variable/dm-sans" for "DM Sans". */
export const packageOf = (family: string): string =>
  `@fontsource-variable/${family.toLowerCase().replaceAll(' ', '-')}`;
