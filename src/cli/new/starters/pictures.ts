import picture1 from './pictures/placeholder-1.svg?raw';
import picture2 from './pictures/placeholder-2.svg?raw';
import picture3 from './pictures/placeholder-3.svg?raw';
import picture4 from './pictures/placeholder-4.svg?raw';
import picture5 from './pictures/placeholder-5.svg?raw';
import picture6 from './pictures/placeholder-6.svg?raw';
import books from './pictures/placeholder-books.svg?raw';
import concerts from './pictures/placeholder-concerts.svg?raw';
import doors from './pictures/placeholder-doors.svg?raw';
import market from './pictures/placeholder-market.svg?raw';
import salt from './pictures/placeholder-salt.svg?raw';
import seagrass from './pictures/placeholder-seagrass.svg?raw';
import signpost from './pictures/placeholder-signpost.svg?raw';

/* The placeholder pictures of starters, by the ends of their file names. */
const pictures = {
  1: picture1,
  2: picture2,
  3: picture3,
  4: picture4,
  5: picture5,
  6: picture6,
  books,
  concerts,
  doors,
  market,
  salt,
  seagrass,
  signpost,
};

/** Returns the placeholder pictures that the text of a site names, by their paths in its folder. */
export const picturesIn = (site: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(pictures).flatMap(([name, svg]) => {
      const file = `placeholder-${name}.svg`;
      return site.includes(`"/${file}"`) ? [[`public/${file}`, svg]] : [];
    }),
  );
