import { defineLook } from '../define-look.ts';
import { preview } from './preview.ts';

export const door = defineLook({
  coloredParts: [
    ['links', 'link', 0.414, 0.83],
    ['buttons', 'action', 0.425, 0.83],
    ['the contact section', 'room', 0.395, 0.262],
  ],
  preview,
  description: 'Painted doors, studs and one strong color. For developers, and for everyone who has no pictures.',
});
