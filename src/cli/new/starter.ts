import type { Site } from '../../../schema/site.ts';
import { layoutOf, written } from '../../edit/layout.ts';

/** What a starter knows of its owner, in their own words. */
export interface Owner {
  name?: string | undefined;
  email?: string | undefined;
  title?: string | undefined;
  location?: string | undefined;
}

/* Stands where the owner has said nothing. The sample says the same. */
const nobody = {
  name: 'Your Name',
  title: 'Web developer',
  email: 'you@example.com',
  location: 'Tunis, Tunisia',
};

/** The text of a small site that is right as it is: one page that says who, what, and how to get in touch. */
export const starter = (owner: Owner): string => `${written(siteOf(owner), { ...layoutOf(''), isFolded: true }, '')}\n`;

/** What somebody has said of themselves, as the texts of a site have it: without what was left for later. */
export const ownWords = (owner: Owner): Owner =>
  Object.fromEntries(
    Object.entries(owner).flatMap(([name, text]) => (text === undefined ? [] : [[name, text.replaceAll('{', '{{')]])),
  );

/** The same as a site. */
export const siteOf = (owner: Owner): Site => ({
  $schema: './site.schema.json',
  version: 2,
  language: 'en',
  owner: { ...nobody, ...ownWords(owner) },
  theme: { mode: 'system', accent: 250, artwork: 'tile' },
  navigation: [
    { label: 'Skills', href: '/#skills' },
    { label: 'Projects', href: '/#projects' },
    { label: 'Contact', href: '/#contact' },
  ],
  footer: { copyright: '© {year} {name}', print: true },
  pages: [
    {
      path: '/',
      title: '{name}: {title}',
      description: 'Portfolio of {name}, {title} in {location}: skills, projects and how to get in touch.',
      blocks: [
        {
          type: 'hero',
          headline: '{name}',
          title: '{title}',
          summary:
            'For {yearsSince:2019} years I have built web sites and applications for small companies. I like work that people use every day.',
          actions: [
            { label: 'See my projects', href: '#projects' },
            { label: 'Write to me', href: '#contact' },
          ],
          availability: 'Open to new projects',
          links: [
            { label: 'GitHub', href: 'https://github.com/your-name', icon: 'github' },
            { label: 'LinkedIn', href: 'https://www.linkedin.com/in/your-name', icon: 'linkedin' },
            { label: 'Email', href: 'mailto:{email}', icon: 'mail' },
          ],
        },
        {
          type: 'skill-group',
          id: 'skills',
          heading: 'Skills',
          intro: ['What I use, and how well I know it.'],
          groups: [
            {
              title: 'Frontend',
              skills: [
                { name: 'HTML and CSS', level: 95 },
                { name: 'TypeScript', level: 88 },
                { name: 'React', level: 85 },
              ],
            },
            {
              title: 'Backend',
              skills: [
                { name: 'Node.js', level: 85 },
                { name: 'PostgreSQL', level: 80 },
                { name: 'Docker', level: 75 },
              ],
            },
            {
              title: 'Ways of working',
              skills: [
                { name: 'Accessibility', level: 85 },
                { name: 'Testing', level: 80 },
                { name: 'Code review', level: 90 },
              ],
            },
          ],
        },
        {
          type: 'card-grid',
          id: 'projects',
          heading: 'Projects',
          intro: ['Three that I would gladly show you.'],
          layout: 'projects',
          cards: [
            {
              title: 'Climbing hall',
              role: 'Design and development',
              description:
                'Members book their hour on the phone, and the desk sees who is coming. Empty hours fell by a third.',
              technologies: ['React', 'Node.js', 'PostgreSQL'],
              links: [{ label: 'Visit the climbing hall', href: 'https://example.com/' }],
            },
            {
              title: 'Neighbourhood library',
              role: 'Development',
              description:
                'A catalogue that finds a book by half its title, kept up to date by the volunteers themselves.',
              technologies: ['TypeScript', 'PostgreSQL'],
            },
            {
              title: 'Bakery',
              role: 'Design and development',
              description: 'Orders for the weekend until Thursday night, printed in the bakehouse on Friday morning.',
              technologies: ['Node.js', 'HTML and CSS'],
            },
          ],
        },
        {
          type: 'form',
          id: 'contact',
          heading: 'Contact',
          intro: ['Tell me what you are building and when you need it. I answer within two working days.'],
          contacts: [
            { label: 'Email', value: '{email}', href: 'mailto:{email}', icon: 'mail' },
            { label: 'Location', value: '{location}', icon: 'map-pin' },
          ],
          fields: [
            { type: 'text', name: 'name', label: 'Name', required: true, autocomplete: 'name', maxLength: 200 },
            { type: 'email', name: 'email', label: 'Email', required: true, autocomplete: 'email', maxLength: 254 },
            { type: 'textarea', name: 'message', label: 'Message', required: true, rows: 6, maxLength: 5000 },
          ],
          submit: 'Send',
        },
      ],
    },
  ],
});
