import type { Site } from '../../../../schema/site.ts';
import type { CalendarDate } from '../../../shared/time.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import { hasResume } from '../../resolve/paths/output-paths.ts';
import { resumeOf } from './resume-of.ts';

/** Returns the JSON of a site's résumé for a date; null if the site has none. */
export const resumeText = (registry: BlockRegistry, written: Site, now: CalendarDate): string | null =>
  hasResume(written) ? `${JSON.stringify(resumeOf(registry, written, now), null, 2)}\n` : null;
