import type { WrittenSite } from '../../../../schema/site.ts';
import type { Profession } from '../choices.ts';
import consultant from './consultant.json';
import designer from './designer.json';
import developer from './developer.json';
import general from './general.json';
import photographer from './photographer.json';
import picture1 from './pictures/placeholder-1.svg?raw';
import picture2 from './pictures/placeholder-2.svg?raw';
import picture3 from './pictures/placeholder-3.svg?raw';
import picture4 from './pictures/placeholder-4.svg?raw';
import picture5 from './pictures/placeholder-5.svg?raw';
import picture6 from './pictures/placeholder-6.svg?raw';
import practitioner from './practitioner.json';
import researcher from './researcher.json';
import student from './student.json';
import writer from './writer.json';

/** The first sites by profession, in several languages. `general` is for all other professions. */
export const starters = {
  developer,
  designer,
  photographer,
  researcher,
  practitioner,
  consultant,
  writer,
  student,
  general,
  // The types of JSON have no literals. A test checks that the sites are valid.
} as unknown as Record<Profession | 'general', WrittenSite>;

/** The placeholder pictures, by their paths in a site. */
export const pictures = Object.fromEntries(
  [picture1, picture2, picture3, picture4, picture5, picture6].map((svg, index) => [
    `public/placeholder-${index + 1}.svg`,
    svg,
  ]),
);
