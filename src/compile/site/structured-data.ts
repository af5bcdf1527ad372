import type { PageData } from '../../../schema/resolved.ts';
import { type CalendarDate, fillTime } from '../../shared/time.ts';
import { rulesOf } from '../blocks/index.ts';
import { addressOf } from './head.ts';
import { locationText } from './owner-text.ts';
import type { ResolvedSite } from './resolved-site.ts';
import type { Thing } from './schema-org-thing.ts';

/**
 * What search engines are told about a page, in the words of schema.org: the owner on the home page,
 * and whatever the blocks say of themselves. Nothing for other pages.
 */
export function structuredData(site: ResolvedSite, page: PageData, now: CalendarDate): object | null {
  const things = [
    ...(page.path === '/' ? [profile(site, page, now)] : []),
    ...page.blocks.flatMap((block) => rulesOf(block).structuredData?.(block) ?? []),
  ];
  return things.length === 0 ? null : { '@context': 'https://schema.org', '@graph': things };
}

function profile({ owner, url, language, timed }: ResolvedSite, { head, path }: PageData, now: CalendarDate): Thing {
  const isTemplate = (field: string) => timed.some(([top, name]) => top === 'owner' && name === field);
  const text = (field: 'title' | 'summary') => {
    const written = owner[field];
    return written !== undefined && isTemplate(field) ? fillTime(written, now) : written;
  };
  return {
    '@type': 'ProfilePage',
    name: head.title,
    url: url === undefined ? undefined : addressOf(path, url),
    mainEntity: {
      '@type': 'Person',
      name: owner.name,
      jobTitle: text('title'),
      description: text('summary'),
      email: owner.email,
      telephone: owner.phone,
      address: locationText(owner.location, language),
      image: url === undefined ? undefined : image(owner.picture, url),
      url: url === undefined ? undefined : addressOf('/', url),
      sameAs: owner.profiles?.flatMap(({ href }) => href ?? []).filter((href) => /^https?:/.test(href)),
    },
  };
}

function image(picture: ResolvedSite['owner']['picture'], url: string): Thing | undefined {
  if (!picture) return undefined;
  const { src, alt, decorative } = picture;
  return { '@type': 'ImageObject', url: addressOf(src, url), caption: decorative ? undefined : alt };
}
