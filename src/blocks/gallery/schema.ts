import type { JSONSchema } from 'json-schema-to-ts';
import { framedPicture, hidden, prose, section, video } from '../../../schema/parts.ts';

export const gallery = {
  type: 'object',
  title: 'Gallery',
  description: 'Images and videos with captions. Images open in a larger view.',
  properties: {
    type: { const: 'gallery', title: 'Type', description: 'The type of the block.' },
    ...section,
    layout: {
      type: 'string',
      enum: ['grid', 'rows'],
      default: 'grid',
      title: 'Layout',
      description:
        '"grid" crops all images to the same shape; "rows" keeps their proportions and aligns them in rows of equal height.',
    },
    items: {
      type: 'array',
      minItems: 1,
      maxItems: 200,
      title: 'Items',
      description: 'The images and videos, in display order.',
      items: {
        type: 'object',
        title: 'Item',
        description: 'An image or a video, with an optional caption.',
        properties: {
          picture: { ...framedPicture, description: 'The image. It opens in a larger view.' },
          video,
          caption: {
            ...prose,
            maxLength: 500,
            title: 'Caption',
            description: 'The caption below the image or video.',
            examples: ['The first sketch, on the back of a train ticket.'],
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
      intro: ['From the first sketch to opening day.'],
      layout: 'rows',
      items: [
        {
          picture: { src: '/sketch.jpg', alt: 'A pencil sketch of a booking page' },
          caption: 'The first sketch, on the back of a train ticket.',
        },
        { picture: { src: '/opening.jpg', alt: 'Guests at the opening of the gym' } },
      ],
    },
  ],
} as const satisfies JSONSchema;
