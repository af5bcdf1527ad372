import type { patterns } from './patterns.ts';

/** What to write instead of a text that a pattern refuses: the message for each pattern. */
export const patternSentences: Record<keyof typeof patterns, string> = {
  line: "use one line of text that isn't blank",
  label: "use one short line of text that isn't blank and has no invisible text direction characters",
  level: 'use a number from 0 to 100 without quotation marks, or a word such as "Master"',
  prose: 'add some text',
  suffix: 'use one line of text',
  id: 'use lowercase letters, digits and single hyphens: "my-work"',
  path: 'start with / and use lowercase letters, digits and hyphens: "/privacy-policy"',
  href: 'URLs start with https://, http://, mailto:, tel:, / or # and contain no spaces',
  endpoint: 'endpoints start with https://, or with / for your own server',
  origin: 'use only the scheme and the host: "https://script.googleusercontent.com"',
  server: 'use the address of the service without a path: "https://ana.goatcounter.com"',
  verification: 'use only the code: the value of "content" in the meta tag',
  file: 'use the path of a file in public/, such as "/me.jpg"',
  htmlFile:
    'use the path of an HTML file in a folder of public/, such as "/demo/index.html"; for a page of another site, use "from"',
  framedUrl:
    'use the full URL, with https: "https://player.vimeo.com/video/76979871"; for a file of your own, use "src"',
  icon: 'use the name of an icon, such as "github"; a brand, such as "brand:mastodon"; or a file in public/, such as "/icons/mine.svg"',
  url: 'use the full URL: "https://example.com/" or "https://example.com/portfolio/"',
  email: 'use an email address, such as name@example.com',
  phone: 'use a phone number, such as +216 00 000 000',
  language: 'use a language tag, such as "en", "fr" or "ar-TN"',
  timeZone: 'use the name of a time zone, such as "Africa/Tunis" or "Europe/Berlin"',
  color: 'use a CSS color with plain numbers, such as "#4a7c59", "rgb(74 124 89)", "oklch(0.54 0.08 155)" or "teal"',
  fieldName: 'use letters, digits, hyphens and underscores, starting with a letter: "firstName"',
  date: 'use a year, a month or a day: "2016", "2016-10" or "2016-10-03"',
  dateOrPresent: 'use a year, a month or a day ("2017", "2017-02" or "2017-02-28"), or "present"',
  website: 'use the full URL: "https://example.com/"',
  country: 'use the two-letter country code in uppercase: "TN"',
  markdown: 'write one line of text per entry',
  textFile:
    'use the path of a Markdown file next to the site file or in a subfolder: "gympark.md" or "texts/gympark.md"',
  styleFile: 'use the path of a style sheet next to the site file or in a subfolder: "style.css"',
  font: 'use the name of a font, such as "Inter", or the path of a WOFF2 file in public/, such as "/fonts/mine.woff2"',
  folder: 'use the name of a folder next to the site file: "posts"',
  doi: 'use only the DOI, not its URL: "10.1000/182"',
};
