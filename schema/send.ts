import type { JSONSchema } from 'json-schema-to-ts';
import { fieldName, href, line } from './parts.ts';
import { patterns } from './patterns.ts';

const extra = {
  type: 'object',
  title: 'Fixed field',
  description: 'A name and a value that nobody fills in.',
  properties: {
    name: {
      ...fieldName,
      title: 'Name',
      description: 'The name under which it is sent. Unique in its form.',
      examples: ['access_key'],
    },
    value: { ...line, title: 'Value', description: 'What is sent.', examples: ['Message from the site of {name}'] },
  },
  required: ['name', 'value'],
  additionalProperties: false,
} as const satisfies JSONSchema;

/** Where the message of a form goes, and how. */
export const send = {
  type: 'object',
  title: 'Sending',
  description: 'Where a message goes. Without it, the mail program of the visitor opens with the message in it.',
  properties: {
    endpoint: {
      type: 'string',
      minLength: 1,
      maxLength: 2000,
      pattern: patterns.endpoint,
      title: 'Endpoint',
      description: 'The address that takes the message: a form service or your own server.',
      examples: ['https://formspree.io/f/abcdefgh'],
    },
    encoding: {
      type: 'string',
      enum: ['form', 'json'],
      default: 'form',
      title: 'Encoding',
      description: 'How the answers are written: as a web form, or as JSON.',
    },
    fields: {
      type: 'array',
      items: extra,
      maxItems: 20,
      title: 'Fixed fields',
      description: 'What is sent along with every message, for example the key that a service knows you by.',
      examples: [[{ name: 'access_key', value: '00000000-0000-0000-0000-000000000000' }]],
    },
    id: {
      type: 'string',
      enum: ['field', 'header'],
      default: 'field',
      title: 'Message id',
      description:
        'How the id of a message travels, by which your server knows one that comes twice: as a field, or as the header "Idempotency-Key".',
    },
    honeypot: {
      ...fieldName,
      default: '_gotcha',
      title: 'Honeypot',
      description: 'The name of a field that people do not see and machines fill in, as your service calls it.',
      examples: ['_gotcha', 'botcheck', 'bot-field'],
    },
    success: {
      ...line,
      title: 'Success text',
      description: 'What is said when a message has arrived.',
      examples: ['Thank you. I answer within two working days.'],
    },
    redirect: {
      ...href,
      title: 'Redirect',
      description:
        'Where the visitor goes when a message has arrived: a page of this site, or an address. Let it say that the message has arrived.',
      examples: ['/thank-you'],
    },
  },
  required: ['endpoint'],
  additionalProperties: false,
} as const satisfies JSONSchema;
