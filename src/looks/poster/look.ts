import { defineLook } from '../define-look.ts';

export const poster = defineLook({
  description: 'Flat sheets of color, and type as large as the wall. For designers, speakers and agencies.',
});
