/* Generated from what is beside this file by `npm run generate`. */
import { door } from './door/look.ts';
import { letterhead } from './letterhead/look.ts';
import { offprint } from './offprint/look.ts';
import { plate } from './plate/look.ts';
import { poster } from './poster/look.ts';

/** All looks by name. */
export const looks = { door, letterhead, offprint, plate, poster };
