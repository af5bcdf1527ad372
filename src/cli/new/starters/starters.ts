import type { WrittenSite } from '../../../../schema/site.ts';
import type { Profession } from '../choices.ts';
import consultant from './consultant.json';
import designer from './designer.json';
import developer from './developer.json';
import general from './general.json';
import photographer from './photographer.json';
import practitioner from './practitioner.json';
import researcher from './researcher.json';
import student from './student.json';
import translator from './translator.json';
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
  translator,
  student,
  general,
  // The types of JSON have no literals. A test checks that the sites are valid.
} as unknown as Record<Profession | 'general', WrittenSite>;
