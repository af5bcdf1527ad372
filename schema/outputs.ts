import type { JSONSchema } from 'json-schema-to-ts';
import { cvKinds } from './cv-sections.ts';
import { line, variantWord } from './parts.ts';
import { patterns } from './patterns.ts';

/** A CV with a part of the record, for one kind of job. */
const variant = {
  type: 'object',
  title: 'Variant',
  description: 'What this CV contains.',
  properties: {
    only: {
      type: 'array',
      items: variantWord,
      minItems: 1,
      maxItems: 20,
      uniqueItems: true,
      title: 'Only',
      description:
        'Of everything with "in", this CV contains only what lists one of these words there. Everything without "in" is always included. By default, the CV contains everything.',
      examples: [['backend']],
    },
    drop: {
      type: 'array',
      items: { type: 'string', minLength: 1, maxLength: 64, pattern: patterns.id, title: 'Part' },
      minItems: 1,
      maxItems: 40,
      uniqueItems: true,
      title: 'Drop',
      description: `What this CV omits: the "id" of blocks, or sections of the CV, which are ${cvKinds.map((kind) => `"${kind}"`).join(', ')}.`,
      examples: [['quotes']],
    },
  },
  additionalProperties: false,
  examples: [{ only: ['backend'], drop: ['quotes'] }],
} as const satisfies JSONSchema;

/** The optional outputs besides the pages. */
export const outputs = {
  type: 'object',
  title: 'Outputs',
  description: 'Files that are generated in addition to the pages.',
  properties: {
    resume: {
      type: ['boolean', 'object'],
      default: false,
      title: 'JSON Resume',
      description: 'Whether to generate /resume.json, a copy of your content in JSON Resume format.',
      properties: {
        notes: {
          type: 'boolean',
          default: false,
          title: 'Notes',
          description: 'Whether to include the settings that "onefolio import" saved in "notes".',
        },
      },
      additionalProperties: false,
      examples: [true, { notes: true }],
    },
    cv: {
      type: ['boolean', 'array'],
      items: { type: 'string', enum: ['html', 'pdf', 'docx', 'txt'], title: 'Format' },
      uniqueItems: true,
      default: true,
      title: 'CV',
      description:
        'Whether to generate a print-ready CV at /cv from the content of the site. A list also generates the CV as files: "pdf" as /cv.pdf, "docx" as /cv.docx for Word, and "txt" as /cv.txt.',
      examples: [false, ['pdf', 'docx', 'txt']],
    },
    variants: {
      type: 'object',
      title: 'Variants of the CV',
      description:
        'More CVs, each for one kind of job, by name: "backend" generates /cv-backend, and the files that "cv" lists, such as /cv-backend.pdf. No page links to them by itself.',
      additionalProperties: variant,
      maxProperties: 20,
      examples: [{ backend: { only: ['backend'], drop: ['quotes'] } }],
    },
    contact: {
      type: 'boolean',
      default: false,
      title: 'Contact card',
      description:
        'Whether to generate /contact.vcf, which lets phones save your contact details. Contains only what the site may show.',
      examples: [true],
    },
    qr: {
      type: 'boolean',
      default: false,
      title: 'QR code',
      description: 'Whether the printed CV and its PDF have a QR code with your contact details.',
      examples: [true],
    },
    markdown: {
      type: 'boolean',
      default: false,
      title: 'Markdown',
      description:
        'Whether to generate every page as Markdown too, such as /index.md and /about.md, and their list as /llms.txt.',
      examples: [true],
    },
    preview: {
      type: 'boolean',
      default: false,
      title: 'Link previews',
      description:
        'Whether the image that other sites show with a link to a page has its title and your name. Requires "url" and a package: "build" prints the command that installs it. A page with "image" shows that instead.',
      examples: [true],
    },
    feed: {
      type: ['boolean', 'object'],
      default: false,
      title: 'Feed',
      description:
        'Whether to generate /feed.xml (Atom) and /feed.json (JSON Feed) with the full text of the latest 20 posts. Requires "url".',
      properties: {
        title: {
          ...line,
          title: 'Title',
          description: 'The title of the feed. Defaults to your name.',
          examples: ['{name}’s notes'],
        },
      },
      additionalProperties: false,
      examples: [true, { title: '{name}’s notes' }],
    },
  },
  additionalProperties: false,
  examples: [{ resume: true }],
} as const satisfies JSONSchema;
