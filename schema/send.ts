import type { JSONSchema } from 'json-schema-to-ts';
import { fieldName, href, line } from './parts.ts';
import { patterns } from './patterns.ts';

const extra = {
  type: 'object',
  title: 'Fixed field',
  description: 'A hidden field with a fixed value.',
  properties: {
    name: {
      ...fieldName,
      title: 'Name',
      description: 'The name of the field in the request. Must be unique within the form.',
      examples: ['access_key'],
    },
    value: {
      ...line,
      title: 'Value',
      description: 'The value of the field.',
      examples: ['Message from {name}’s website'],
    },
  },
  required: ['name', 'value'],
  additionalProperties: false,
} as const satisfies JSONSchema;

/** How a form sends its messages. */
export const send = {
  type: 'object',
  title: 'Sending',
  description:
    'How messages are delivered. Without this setting, the form opens the message in the visitor’s email app.',
  properties: {
    endpoint: {
      type: 'string',
      minLength: 1,
      maxLength: 2000,
      pattern: patterns.endpoint,
      title: 'Endpoint',
      description: 'The URL that receives messages: a form service or your own server.',
      examples: ['https://formspree.io/f/abcdefgh'],
    },
    origins: {
      type: 'array',
      items: {
        type: 'string',
        maxLength: 300,
        pattern: patterns.origin,
        title: 'Origin',
        description: 'The scheme and host of a URL, without a path.',
        examples: ['https://script.googleusercontent.com'],
      },
      minItems: 1,
      maxItems: 10,
      uniqueItems: true,
      title: 'Redirect origins',
      description: 'The origins to which the endpoint redirects its response. Browsers block any other.',
      examples: [['https://script.googleusercontent.com']],
    },
    encoding: {
      type: 'string',
      enum: ['form', 'json'],
      default: 'form',
      title: 'Encoding',
      description: 'The format of the request: URL-encoded form data or JSON.',
    },
    fields: {
      type: 'array',
      items: extra,
      maxItems: 20,
      title: 'Fixed fields',
      description: 'Fields added to every message, such as the access key of a form service.',
      examples: [[{ name: 'access_key', value: '00000000-0000-0000-0000-000000000000' }]],
    },
    id: {
      type: 'string',
      enum: ['field', 'header'],
      default: 'field',
      title: 'Message ID',
      description:
        'How to send the message ID, which lets your server detect duplicates: as a form field or in the "Idempotency-Key" header.',
    },
    honeypot: {
      ...fieldName,
      default: '_gotcha',
      title: 'Honeypot',
      description: 'The name of a hidden field that only bots fill in. Use the name that your form service expects.',
      examples: ['_gotcha', 'botcheck', 'bot-field'],
    },
    success: {
      ...line,
      title: 'Success message',
      description: 'The text shown after a message is sent.',
      examples: ['Thanks for your message. I’ll reply within two business days.'],
    },
    redirect: {
      ...href,
      title: 'Redirect',
      description:
        'The page or URL that visitors are redirected to after they send a message. That page should confirm that the message was sent.',
      examples: ['/thank-you'],
    },
  },
  required: ['endpoint'],
  additionalProperties: false,
} as const satisfies JSONSchema;
