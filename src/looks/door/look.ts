import { defineLook } from '../define-look.ts';
import { preview } from './preview.ts';

export const door = defineLook({
  preview,
  description: 'Painted doors, studs and one strong color. For developers, and for everyone who has no pictures.',
});
