import type { JSONSchema } from 'json-schema-to-ts';
import { fieldName, href, icon, iconLink, label, line, section } from '../parts.ts';
import { send } from '../send.ts';

const contact = {
  type: 'object',
  title: 'Contact item',
  description: 'One way to reach you.',
  properties: {
    label: { ...label, title: 'Label', description: 'What it is.', examples: ['Email'] },
    value: { ...line, title: 'Value', description: 'What is shown.', examples: ['{email}'] },
    href: { ...href, description: 'Where a click leads. Mail and telephone links get a button that copies the value.' },
    icon,
  },
  required: ['label', 'value'],
  additionalProperties: false,
} as const satisfies JSONSchema;

const field = {
  type: 'object',
  title: 'Field',
  description: 'One thing to fill in.',
  properties: {
    type: {
      type: 'string',
      enum: ['text', 'email', 'tel', 'select', 'checkbox', 'textarea'],
      title: 'Type',
      description: 'What kind of field it is.',
    },
    name: {
      ...fieldName,
      title: 'Name',
      description: 'The name under which the answer is sent. Unique in its form.',
      examples: ['firstName'],
    },
    label: { ...label, title: 'Label', description: 'The words above the field.', examples: ['First Name'] },
    required: { type: 'boolean', default: false, title: 'Required', description: 'true when it must be filled in.' },
    autocomplete: {
      type: 'string',
      enum: ['off', 'name', 'given-name', 'family-name', 'email', 'tel', 'organization', 'organization-title', 'url'],
      title: 'Autocomplete',
      description: 'What the browser may fill in by itself.',
      examples: ['given-name'],
    },
    minLength: {
      type: 'integer',
      minimum: 0,
      maximum: 100000,
      title: 'Shortest',
      description: 'The least number of characters.',
      examples: [10],
    },
    maxLength: {
      type: 'integer',
      minimum: 1,
      maximum: 100000,
      title: 'Longest',
      description: 'The greatest number of characters.',
      examples: [5000],
    },
    rows: {
      type: 'integer',
      minimum: 2,
      maximum: 40,
      default: 6,
      title: 'Rows',
      description: 'The height of a textarea, in lines.',
      examples: [6],
    },
    options: {
      type: 'array',
      items: label,
      minItems: 1,
      maxItems: 300,
      uniqueItems: true,
      title: 'Options',
      description: 'What a select offers.',
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
  description: 'A further button.',
  properties: {
    ...iconLink.properties,
    help: { ...line, title: 'Help', description: 'A line beside the button.', examples: ['Thirty minutes, by phone.'] },
  },
} as const satisfies JSONSchema;

export const form = {
  type: 'object',
  title: 'Form',
  description: 'How to reach you, and a form to write to you.',
  properties: {
    type: { const: 'form', title: 'Type', description: 'Which block this is.' },
    ...section,
    contacts: {
      type: 'array',
      items: contact,
      maxItems: 20,
      title: 'Contact items',
      description: 'Mail, telephone, place.',
      examples: [[{ label: 'Email', value: '{email}', href: 'mailto:{email}', icon: 'mail' }]],
    },
    links: {
      type: 'array',
      items: iconLink,
      maxItems: 12,
      title: 'Links',
      description: 'Profiles elsewhere, drawn as icons.',
      examples: [[{ label: 'GitHub', href: 'https://github.com/', icon: 'github' }]],
    },
    fields: {
      type: 'array',
      items: field,
      minItems: 1,
      maxItems: 60,
      title: 'Fields',
      description: 'What is asked, in this order.',
    },
    submit: {
      ...label,
      default: 'Send Message',
      title: 'Submit label',
      description: 'The words on the button that sends the form.',
    },
    subject: {
      ...line,
      title: 'Subject',
      description:
        'The subject of every message, where the form does not ask for one. {answer:email} is what was filled in as "email".',
      examples: ['Message from {answer:name}'],
    },
    send,
    actions: {
      type: 'array',
      items: action,
      maxItems: 6,
      title: 'Actions',
      description: 'Further buttons: schedule a call, subscribe.',
      examples: [[{ label: 'Schedule a Call', href: 'mailto:{email}?subject=Call', icon: 'calendar' }]],
    },
  },
  required: ['type', 'fields'],
  additionalProperties: false,
  examples: [
    {
      type: 'form',
      id: 'contact',
      heading: 'Contact',
      intro: ['Tell me what you are building.'],
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
      submit: 'Send Message',
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
