import type { Page, RichSite } from '../../../schema/site.ts';
import { isRecord } from '../../shared/is-record.ts';
import { mapEntries, mapValues } from '../../shared/map-values.ts';
import { isRich } from '../../shared/rich-text.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { pointWords } from '../i18n/localize.ts';

/** Whether a viewer sees content: it isn't hidden or for others, and if it has lists, one of them has a visible entry. */
export const isVisibleTo = (registry: BlockRegistry, viewer: Viewer, part: Restricted): boolean =>
  isAllowedFor(viewer, part) && !hasOnlyInvisible(registry, viewer, part);

function hasOnlyInvisible(
  registry: BlockRegistry,
  viewer: Viewer,
  part: Restricted & Record<string, unknown>,
): boolean {
  // A course has a title, and its "type" isn't that of a block.
  const lists = ('title' in part ? [] : registry.listsOf(part))
    // The introduction of projects is next to the heading; that of other cards is content by itself.
    .filter((name) => name !== 'intro' || part.layout !== 'projects');
  const isVisible = (entry: unknown) => !isRecord(entry) || isVisibleTo(registry, viewer, entry);
  return lists.length > 0 && !lists.some((name) => entriesIn(part[name]).some(isVisible));
}

/** How many entries a block lists. */
export function entriesOf(registry: BlockRegistry, block: Record<string, unknown>): number {
  const lists = registry.listsOf(block);
  return Math.max(0, ...lists.map((name) => entriesIn(block[name]).length));
}

/* The list of badges is inside an object with their heading. */
function entriesIn(list: unknown): unknown[] {
  const entries: unknown = isRecord(list) && 'items' in list ? list.items : list;
  return Array.isArray(entries) ? entries : [];
}

/** Whether content is visible on the pages of the site. */
export const isOnWeb = (registry: BlockRegistry, part: Restricted): boolean => isVisibleTo(registry, 'web', part);

/** A page without what a viewer doesn't see. */
export const pageFor = (registry: BlockRegistry, viewer: Viewer, page: Page): Page => visibleIn(registry, viewer, page);

/** A site without what a viewer doesn't see. Parts that don't change are not copied. */
export function forAudience<Any extends RichSite>(registry: BlockRegistry, viewer: Viewer, site: Any): Any {
  const { notes: _, owner, ...rest } = site;
  // Only optional properties and entries of lists are removed, so the type stays.
  return visibleIn(registry, viewer, { ...rest, owner: ownerFor(audienceOf(viewer), owner) }) as Any;
}

/* A value without the entries of lists, at any depth, that a viewer doesn't see. */
function visibleIn<Value>(registry: BlockRegistry, viewer: Viewer, value: Value): Value {
  if (Array.isArray(value)) {
    const isVisible = (entry: unknown) =>
      typeof entry !== 'object' || isVisibleTo(registry, viewer, entry as Restricted);
    const visible = value.every(isVisible) ? value : value.filter(isVisible);
    // The list has fewer entries, of the same type.
    return mapEntries(visible, (entry) => visibleIn(registry, viewer, entry)) as Value;
  }
  if (typeof value !== 'object') return value;
  // The object has the same required properties.
  const part = withoutWords(viewer, value as Record<string, unknown>);
  return mapValues(part, (inner) => visibleIn(registry, viewer, inner)) as Value;
}

/* Removes the words of "in" of the CV, because they are private, and the points that aren't for the viewer. */
function withoutWords(viewer: Viewer, part: Record<string, unknown>): Record<string, unknown> {
  const { in: words, [pointWords]: wordsOfPoints, achievements: points } = part;
  if (!Array.isArray(words) && !Array.isArray(wordsOfPoints)) return part;
  const { in: _, [pointWords]: __, ...rest } = part;
  if (!Array.isArray(wordsOfPoints) || !Array.isArray(points)) return rest;
  const visible = points.filter((_point, index) => isAllowedFor(viewer, { in: wordsOfPoints[index] }));
  return { ...rest, achievements: visible };
}

/* The audiences of fields that are restricted by default: facts are on the CV only, and the street is nowhere. */
const defaultAudiences = ({ address = [] }: NonNullable<RichSite['owner']['for']>) => ({ facts: ['cv'], address });

/* The owner without the fields that are for another audience. */
function ownerFor(audience: Audience, { for: fields = {}, ...owner }: RichSite['owner']): RichSite['owner'] {
  const audiences = { ...fields, ...defaultAudiences(fields) };
  // Undefined for a field without an audience.
  const isVisible = (field: string) => audiences[field as keyof typeof audiences]?.includes(audience) ?? true;
  // Only optional fields have an audience.
  const visible = Object.fromEntries(Object.entries(owner).filter(([field]) => isVisible(field))) as typeof owner;
  if (typeof visible.location !== 'object' || isRich(visible.location) || isVisible('address')) return visible;
  const { address: _, postalCode: __, ...location } = visible.location;
  return { ...visible, location };
}

/** Who content is for: readers of the pages, or readers of the CV. */
type Audience = 'web' | 'cv';

/** The readers of a variant of the CV. Of the content with "in", they get what lists one of these words. */
interface VariantAudience {
  only: readonly string[] | undefined;
}

/** An audience, or the readers of a variant of the CV. */
export type Viewer = Audience | VariantAudience;

/** The audience that a viewer belongs to. */
export const audienceOf = (viewer: Viewer): Audience => (typeof viewer === 'string' ? viewer : 'cv');

/** Content that may be hidden, or limited to some audiences or variants of the CV. */
type Restricted = { hidden?: boolean | undefined; for?: unknown; in?: unknown };

/** Whether content is visible to a viewer. Its lists may still be empty for that viewer. */
export const isAllowedFor = (viewer: Viewer, part: Restricted): boolean =>
  !part.hidden &&
  (!Array.isArray(part.for) || part.for.includes(audienceOf(viewer))) &&
  (typeof viewer === 'string' || isIn(viewer, part));

const isIn = ({ only }: VariantAudience, { in: words }: Restricted): boolean =>
  !only || !Array.isArray(words) || words.some((word) => only.includes(word));
