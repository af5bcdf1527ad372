import type { JSONSchema } from 'json-schema-to-ts';
import { labels } from '../../../schema/labels.ts';
import { fieldName, flag, href, icon, iconLink, label, line, list, section, setting } from '../../../schema/parts.ts';
import { send } from '../../../schema/send.ts';

const contact = {
  type: 'object',
  title: 'Contact item',
  description: 'A way to contact you.',
  properties: {
    label: setting(label, 'Label', 'The label of the contact item.', ['Email']),
    value: setting(line, 'Value', 'The text to display.', ['{email}']),
    href: { ...href, description: 'The link target. Email and phone links get a button that copies the value.' },
    icon,
  },
  required: ['label', 'value'],
  additionalProperties: false,
} as const satisfies JSONSchema;

const field = {
  type: 'object',
  title: 'Field',
  description: 'A field of the form.',
  properties: {
    type: {
      type: 'string',
      enum: ['text', 'email', 'tel', 'select', 'checkbox', 'textarea'],
      title: 'Type',
      description: 'The type of the field.',
    },
    name: setting(fieldName, 'Name', 'The field name in the message. Must be unique within the form.', ['firstName']),
    label: setting(label, 'Label', 'The label above the field.', ['First Name']),
    required: setting(flag, 'Required', 'Whether the field must be filled in.'),
    autocomplete: {
      type: 'string',
      enum: ['off', 'name', 'given-name', 'family-name', 'email', 'tel', 'organization', 'organization-title', 'url'],
      title: 'Autocomplete',
      description: 'The value that browsers can fill in automatically, as an HTML "autocomplete" token.',
      examples: ['given-name'],
    },
    minLength: {
      type: 'integer',
      minimum: 0,
      maximum: 100000,
      title: 'Minimum length',
      description: 'The minimum number of characters.',
      examples: [10],
    },
    maxLength: {
      type: 'integer',
      minimum: 1,
      maximum: 100000,
      title: 'Maximum length',
      description: 'The maximum number of characters.',
      examples: [5000],
    },
    rows: {
      type: 'integer',
      minimum: 2,
      maximum: 40,
      default: 6,
      title: 'Rows',
      description: 'The height of a "textarea" field, in lines.',
      examples: [6],
    },
    options: {
      type: 'array',
      items: label,
      minItems: 1,
      maxItems: 300,
      uniqueItems: true,
      title: 'Options',
      description: 'The options of a "select" field.',
      examples: [['A website', 'An application']],
    },
  },
  required: ['type', 'name', 'label'],
  if: { properties: { type: { const: 'select' } }, required: ['type'] },
  then: { required: ['options'] },
  additionalProperties: false,
} as const satisfies JSONSchema;

const action = {
  ...iconLink,
  title: 'Action',
  description: 'An additional button.',
  properties: {
    ...iconLink.properties,
    help: setting(line, 'Help', 'Short text next to the button.', ['Thirty minutes, by phone.']),
  },
} as const satisfies JSONSchema;

export const form = {
  type: 'object',
  title: 'Form',
  description: 'A contact form, with other ways to contact you.',
  properties: {
    type: { const: 'form', title: 'Type', description: 'The type of the block.' },
    ...section,
    contacts: setting(list(contact, 20), 'Contact items', 'Your email address, phone number, location and so on.', [
      [{ label: 'Email', value: '{email}', href: 'mailto:{email}', icon: 'mail' }],
    ]),
    links: setting(list(iconLink, 12), 'Links', 'Links to your profiles, shown as icons.', [
      [{ label: 'GitHub', href: 'https://github.com/', icon: 'github' }],
    ]),
    fields: {
      type: 'array',
      items: field,
      minItems: 1,
      maxItems: 60,
      title: 'Fields',
      description: 'The fields of the form, in display order.',
    },
    submit: {
      ...label,
      default: labels.properties.submit.default,
      title: 'Submit label',
      description: 'The label of the send button.',
    },
    subject: setting(
      line,
      'Subject',
      'The subject line if the form has no "subject" field. {answer:email} is replaced with the value of the "email" field.',
      ['Message from {answer:name}'],
    ),
    send,
    actions: setting(list(action, 6), 'Actions', 'Additional buttons, for example to schedule a call or subscribe.', [
      [{ label: 'Schedule a Call', href: 'mailto:{email}?subject=Call', icon: 'calendar' }],
    ]),
  },
  required: ['type', 'fields'],
  additionalProperties: false,
  examples: [
    {
      type: 'form',
      id: 'contact',
      heading: 'Contact',
      intro: ['Tell me what you’re building.'],
      contacts: [{ label: 'Email', value: '{email}', href: 'mailto:{email}', icon: 'mail' }],
      links: [{ label: 'GitHub', href: 'https://github.com/', icon: 'github' }],
      fields: [
        { type: 'text', name: 'name', label: 'Name', required: true, autocomplete: 'name', maxLength: 200 },
        { type: 'email', name: 'email', label: 'Email', required: true, autocomplete: 'email' },
        { type: 'tel', name: 'phone', label: 'Phone', autocomplete: 'tel' },
        { type: 'select', name: 'topic', label: 'Topic', options: ['A website', 'An application'] },
        { type: 'textarea', name: 'message', label: 'Message', required: true, minLength: 10, rows: 6 },
        { type: 'checkbox', name: 'copy', label: 'Send me a copy' },
      ],
      submit: 'Send message',
      send: { endpoint: 'https://example.com/messages', encoding: 'json' },
      actions: [
        {
          label: 'Schedule a Call',
          href: 'mailto:{email}?subject=Schedule%20a%20call',
          icon: 'calendar',
          help: 'Thirty minutes, by video or phone.',
        },
      ],
    },
  ],
} as const satisfies JSONSchema;
