import { defineLook } from '../define-look.ts';

export const letterhead = defineLook({
  description: 'Engraved stationery with numbered sections. For lawyers, doctors and consultants.',
});
