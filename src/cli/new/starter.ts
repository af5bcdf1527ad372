import type { WrittenSite } from '../../../schema/site.ts';
import { formatValue, layoutOf } from '../../core/source/changes/layout.ts';
import { textsIn } from './texts/index.ts';

/** The owner's answers. */
export interface Owner {
  name?: string | undefined;
  email?: string | undefined;
  title?: string | undefined;
  location?: string | undefined;
}

/** Placeholders for missing answers; `handle` is for profile URLs. The sample uses the same ones. */
export const placeholderOwner = { email: 'you@example.com', handle: 'your-name' };

/** Returns the text of a valid one-page site. */
export const starter = (owner: Owner, languages?: readonly string[], timeZone?: string): string =>
  `${formatValue(siteOf(owner, languages, timeZone), { ...layoutOf(''), isFolded: true }, '')}\n`;

/** Escapes the owner's answers for the site file, and omits empty ones. */
export const withOwnerTexts = (owner: Owner): Owner =>
  Object.fromEntries(
    Object.entries(owner).flatMap(([name, text]) => (text === undefined ? [] : [[name, text.replaceAll('{', '{{')]])),
  );

/** Returns the starter site in these languages and time zone. */
export function siteOf(owner: Owner, languages: readonly string[] = ['en'], timeZone?: string): WrittenSite {
  const texts = textsIn(languages);
  const [language = 'en'] = languages;
  const site = {
    $schema: './site.schema.json',
    version: 2,
    ...(languages.length > 1 ? { languages } : { language }),
    ...(timeZone !== undefined && { timeZone }),
    owner: {
      name: texts.name,
      title: texts.title,
      email: placeholderOwner.email,
      location: locationOf(texts),
      ...withOwnerTexts(owner),
    },
    theme: { mode: 'system', accent: 250, artwork: 'tile' },
    navigation: [
      { label: texts.skills, href: '/#skills' },
      { label: texts.projects, href: '/#projects' },
      { label: texts.contact, href: '/#contact' },
    ],
    footer: { copyright: '© {year} {name}', print: true },
    pages: [
      {
        path: '/',
        title: texts.pageTitle,
        description: texts.description,
        blocks: [
          {
            type: 'hero',
            headline: '{name}',
            title: '{title}',
            summary: texts.summary,
            actions: [
              { label: texts.seeProjects, href: '#projects' },
              { label: texts.writeToMe, href: '#contact' },
            ],
            availability: texts.availability,
            links: [
              { label: 'GitHub', href: `https://github.com/${placeholderOwner.handle}`, icon: 'github' },
              { label: 'LinkedIn', href: `https://www.linkedin.com/in/${placeholderOwner.handle}`, icon: 'linkedin' },
              { label: texts.email, href: 'mailto:{email}', icon: 'mail' },
            ],
          },
          {
            type: 'skill-group',
            id: 'skills',
            heading: texts.skills,
            intro: [texts.skillsIntro],
            groups: [
              {
                title: texts.frontend,
                skills: [
                  { name: texts.htmlAndCss, level: 95 },
                  { name: 'TypeScript', level: 88 },
                  { name: 'React', level: 85 },
                ],
              },
              {
                title: texts.backend,
                skills: [
                  { name: 'Node.js', level: 85 },
                  { name: 'PostgreSQL', level: 80 },
                  { name: 'Docker', level: 75 },
                ],
              },
              {
                title: texts.ways,
                skills: [
                  { name: texts.accessibility, level: 85 },
                  { name: texts.testing, level: 80 },
                  { name: texts.codeReview, level: 90 },
                ],
              },
            ],
          },
          {
            type: 'card-grid',
            id: 'projects',
            heading: texts.projects,
            intro: [texts.projectsIntro],
            layout: 'projects',
            cards: [
              {
                title: texts.climbingHall,
                role: texts.designAndDevelopment,
                description: texts.climbingHallText,
                technologies: ['React', 'Node.js', 'PostgreSQL'],
                links: [{ label: texts.visitClimbingHall, href: 'https://example.com/' }],
              },
              {
                title: texts.library,
                role: texts.development,
                description: texts.libraryText,
                technologies: ['TypeScript', 'PostgreSQL'],
              },
              {
                title: texts.bakery,
                role: texts.designAndDevelopment,
                description: texts.bakeryText,
                technologies: ['Node.js', texts.htmlAndCss],
              },
            ],
          },
          {
            type: 'form',
            id: 'contact',
            heading: texts.contact,
            intro: [texts.contactIntro],
            contacts: [
              { label: texts.email, value: '{email}', href: 'mailto:{email}', icon: 'mail' },
              { label: texts.place, value: '{location}', icon: 'map-pin' },
            ],
            fields: [
              {
                type: 'text',
                name: 'name',
                label: texts.nameField,
                required: true,
                autocomplete: 'name',
                maxLength: 200,
              },
              {
                type: 'email',
                name: 'email',
                label: texts.email,
                required: true,
                autocomplete: 'email',
                maxLength: 254,
              },
              { type: 'textarea', name: 'message', label: texts.message, required: true, rows: 6, maxLength: 5000 },
            ],
            submit: texts.send,
          },
        ],
      },
    ],
  };
  // The type of a text doesn't include texts by language.
  return site as unknown as WrittenSite;
}

/* A location as text isn't translatable; its city is. */
const locationOf = ({ location }: ReturnType<typeof textsIn>) =>
  typeof location === 'string' ? location : { city: location };
