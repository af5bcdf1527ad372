import type { JSONSchema } from 'json-schema-to-ts';
import { framedPicture, hidden, prose, section, video } from '../parts.ts';

export const gallery = {
  type: 'object',
  title: 'Gallery',
  description: 'Pictures with captions, which open larger.',
  properties: {
    type: { const: 'gallery', title: 'Type', description: 'Which block this is.' },
    ...section,
    layout: {
      type: 'string',
      enum: ['grid', 'rows'],
      default: 'grid',
      title: 'Layout',
      description:
        'grid: all of one shape, and what sticks out is cut off. rows: each in its own shape, side by side in rows of one height.',
    },
    items: {
      type: 'array',
      minItems: 1,
      maxItems: 200,
      title: 'Items',
      description: 'The pictures and videos, in the order in which they are shown.',
      items: {
        type: 'object',
        title: 'Item',
        description: 'A picture or a video, with a caption where there is something to say.',
        properties: {
          picture: { ...framedPicture, description: 'The picture. It opens larger.' },
          video,
          caption: {
            ...prose,
            maxLength: 500,
            title: 'Caption',
            description: 'The words under it.',
            examples: ['The first sketch, on the back of a ticket.'],
          },
          hidden,
        },
        if: { required: ['video'] },
        else: { required: ['picture'] },
        additionalProperties: false,
      },
    },
  },
  required: ['type', 'items'],
  additionalProperties: false,
  examples: [
    {
      type: 'gallery',
      id: 'pictures',
      heading: 'Pictures',
      intro: ['From the first sketch to the opening.'],
      layout: 'rows',
      items: [
        {
          picture: { src: '/sketch.jpg', alt: 'A pencil sketch of a booking page' },
          caption: 'The first sketch, on the back of a ticket.',
        },
        { picture: { src: '/opening.jpg', alt: 'Guests at the opening of the gym' } },
      ],
    },
  ],
} as const satisfies JSONSchema;
