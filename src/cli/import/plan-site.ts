import type { Site } from '../../../schema/site.ts';
import { registry } from '../../blocks/registry.ts';
import { localize } from '../../core/i18n/localize.ts';
import { formatValue, layoutOf } from '../../core/source/changes/layout.ts';
import { schemaName } from '../../node/load/site-schema.ts';
import { type ImportedResume, importResume } from '../../resume-import/import-resume.ts';
import { entriesFor, limitOf, parts } from '../../resume-import/parts.ts';
import type { FoundResume } from '../../resume-import/read-resume.ts';
import { siteOfResume } from '../../resume-import/site-of-resume.ts';
import { siteOf as starterOf, systemTimeZone } from '../new/starter.ts';
import { starters } from '../new/starters/starters.ts';

/** Adds a résumé to the text of a site, or to a new site if `text` is null. */
export function planSite(text: string | null, found: FoundResume): ImportedResume {
  if (text !== null) return importResume(registry, text, found, starterLike(JSON.parse(text)));
  const site = siteOfResume(registry, found, `./${schemaName}`, systemTimeZone());
  return {
    text: `${formatValue(site, { ...layoutOf(''), isFolded: true }, '')}\n`,
    outcomes: Object.keys(found.owner).map((field) => [field, 'taken']),
    parts: Object.fromEntries(
      parts.map((part) => {
        const { length } = entriesFor(part, found);
        return [
          part.id,
          { added: Math.min(length, limitOf(registry, part)), surplus: Math.max(0, length - limitOf(registry, part)) },
        ];
      }),
    ),
  };
}

/* Returns the starter whose pages a site in one language still has, otherwise the general one. */
function starterLike({ language = 'en', pages }: Site): Site {
  // Object.keys loses the type of the keys.
  const sites = (Object.keys(starters) as (keyof typeof starters)[]).map((profession) =>
    localize(registry, starterOf({}, [language], undefined, profession), language),
  );
  const general = localize(registry, starterOf({}, [language]), language);
  return sites.find((site) => JSON.stringify(site.pages) === JSON.stringify(pages)) ?? general;
}
