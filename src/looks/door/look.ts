import { defineLook } from '../define-look.ts';

export const door = defineLook({
  description: 'Painted doors, studs and one strong color. For developers, and for everyone who has no pictures.',
});
