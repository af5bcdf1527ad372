import type { JSONSchema } from 'json-schema-to-ts';
import { block, framedPicture, href, label, line, section, setting } from '../../../schema/parts.ts';
import { patterns } from '../../../schema/patterns.ts';

export const embed = {
  ...block('embed', 'A page in a frame: a demo of your own in public/, or a page of another site.', ['title'], {
    ...section,
    title: setting(line, 'Title', 'What the frame shows, for screen readers and as the text of a link to it.', [
      'A live model of the harbor',
    ]),
    src: {
      type: 'string',
      maxLength: 500,
      pattern: patterns.htmlFile,
      title: 'File',
      description:
        'The path of an HTML file in a folder of public/. Its scripts run, but can’t read this site. Its folder must contain nothing else.',
      examples: ['/demo/index.html'],
    },
    from: {
      type: 'string',
      maxLength: 2000,
      pattern: patterns.framedUrl,
      title: 'From',
      description:
        'The URL of a page of another site that allows frames. Nothing is loaded from there until a visitor clicks the button.',
      examples: ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
    },
    href: {
      ...href,
      title: 'Link',
      description: 'The target of the link below the frame. Defaults to the page in the frame.',
      examples: ['https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
    },
    ratio: {
      type: 'string',
      enum: ['16/9', '21/9', '4/3', '1/1', '3/4', '9/16'],
      default: '16/9',
      title: 'Ratio',
      description: 'The shape of the frame: its width and height.',
    },
    height: {
      type: 'integer',
      minimum: 100,
      maximum: 2000,
      title: 'Height',
      description: 'The height of the frame in pixels, whatever its width. Use instead of "ratio".',
      examples: [480],
    },
    picture: {
      ...framedPicture,
      description: 'An image of the page, shown until it is loaded, in print, and without JavaScript.',
    },
    action: setting(
      label,
      'Action',
      'The text of the button that loads a page of another site. Defaults to the title.',
      ['Play the film'],
    ),
  }),
  if: { required: ['from'] },
  else: { required: ['src'] },
  examples: [
    {
      type: 'embed',
      id: 'demo',
      heading: 'Try it',
      title: 'A live model of the harbor',
      src: '/demo/index.html',
      ratio: '4/3',
      picture: { src: '/demo.jpg', alt: 'The harbor from above, with three ships' },
    },
  ],
} as const satisfies JSONSchema;
