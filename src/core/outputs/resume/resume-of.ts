import type { Site } from '../../../../schema/site.ts';
import type { CalendarDate } from '../../../shared/time.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import { isOn } from '../../resolve/paths/output-paths.ts';
import { plainTexts } from '../../resolve/resolve.ts';
import { forAudience } from '../../resolve/visibility.ts';
import { mapTexts } from '../../validation/site-texts.ts';
import { writeBasics } from './basics.ts';
import { isMarkdown, toMarkdown } from './resume-markdown.ts';
import { type Resume, sectionNames } from './resume-sections.ts';
import { withNotes } from './with-notes.ts';
import { listed, writeEntry } from './write-entry.ts';

/**
 * Converts the pages of a site to a JSON Resume for a date. Expects an unresolved site without errors. Omits hidden
 * entries and those limited to the CV. Includes imported `notes` only if `outputs` asks for them.
 */
export function resumeOf(registry: BlockRegistry, localized: Site, now: CalendarDate): Resume {
  const shown = forAudience(registry, 'web', localized);
  const visible = mapTexts(registry, shown, (text) => (isMarkdown(text) ? toMarkdown(text.text) : text.text));
  const site = plainTexts(registry, visible, visible, now);
  // Posts aren't part of the record.
  const blocks = site.pages.flatMap((page) => (page.date === undefined ? page.blocks : []));
  const basics = writeBasics(site);
  const resume: Resume = {
    ...(Object.keys(basics).length > 0 && { basics }),
    ...Object.assign(
      {},
      ...sectionNames.map((name) => {
        const parts = blocks.flatMap((block) => {
          const part = registry.definitionOf(block).resume?.[name];
          return part ? [{ isMapped: part.settings !== undefined, found: part.entries(block) }] : [];
        });
        // Entries of blocks that an import would create come first.
        const entries = [true, false].flatMap((first) =>
          parts.flatMap(({ isMapped, found }) => (isMapped === first ? found : [])),
        );
        return listed(
          name,
          entries.map((entry) => writeEntry(registry.resume[name], entry, site)),
        );
      }),
    ),
  };
  const { resume: asked } = localized.outputs ?? {};
  return typeof asked === 'object' && asked.notes ? withNotes(resume, localized.notes?.jsonResume) : resume;
}

/** Returns the JSON of a site's résumé for a date; null if the site has none. */
export const resumeText = (registry: BlockRegistry, localized: Site, now: CalendarDate): string | null =>
  isOn('resume', localized) ? `${JSON.stringify(resumeOf(registry, localized, now), null, 2)}\n` : null;
