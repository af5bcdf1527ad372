import { point } from '../../../schema/parts.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import type { RichSite, Site, WrittenSite } from '../../../schema/site.ts';
import { isObject, isRecord } from '../../shared/is-record.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { directionOf } from '../text/script-and-direction.ts';
import { type ByLanguage, isByLanguage, isWords, type Schema, textKinds } from '../validation/schema.ts';
import { isLimited, type SchemaNode, visitSite } from '../validation/schema-visitor.ts';
import { customLabelsIn } from './labels/labels-in.ts';
import { absentPages } from './language-links.ts';
import { languagesOf, prefixOf } from './languages-of.ts';
import { languageSetBy, ownLanguage } from './own-language.ts';

/**
 * Returns a site in one of its languages. Missing translations fall back to the base. Entries that don't exist in the
 * language are hidden, so that the indexes of others stay the same. Unchanged parts aren't copied.
 */
export const localize = (registry: BlockRegistry, written: WrittenSite, language: string): Site =>
  // Without marks, all texts are plain.
  localizeFor(registry, written, language, false) as Site;

/** The same, but fallback texts that pages show are marked with their language. */
export const localizeForPages = (registry: BlockRegistry, written: WrittenSite, language: string): RichSite =>
  localizeFor(registry, written, language, true);

function localizeFor(registry: BlockRegistry, written: WrittenSite, language: string, marks: boolean): RichSite {
  const { languages, ...rest } = written;
  const [base = language] = languagesOf(written);
  const options = { language, base, marks };
  // A site in one language may still contain texts by language.
  if (!languages) return pick(registry, written, options);
  const customLabels = language === base ? {} : customLabelsIn(rest, language);
  const site = pick(registry, { ...rest, ...customLabels }, options);
  const prefix = prefixOf(language, base);
  // A site with one entry in "languages" has no language menu.
  const several = languages.length > 1 && { languages, absent: absentPages(written) };
  return { ...site, language, ...several, ...(prefix && { prefix }) };
}

interface LocalizeOptions {
  language: string;
  base: string;
  marks: boolean;
}

/* Replaces all values by language with those of one language. */
function pick(registry: BlockRegistry, written: object, options: LocalizeOptions): RichSite {
  const { language } = options;
  const picked = visitSite<object>(registry, written, (node, inside) => {
    const { schema, value, parent } = node;
    if (!isRecord(value)) {
      const other = otherLanguage(registry, node, options);
      // Only strings are in another language.
      return other === undefined ? value : inLanguage(value as string, other);
    }
    if (isByLanguage(schema, value)) return pickText(registry, node, value, options);
    // An object stays an object.
    const localized = inside() as Record<string, unknown>;
    if (schema === point) return localized.text;
    const isOwn = languageSetBy(node) !== undefined;
    const whole = hasBase(schema, value)
      ? withBase(value, localized, options, isMarked(registry, node, options, isOwn))
      : localized;
    const { language: own, ...others } = whole;
    const marked = withPointWords(value, options.marks && isOwn ? others : whole);
    if (!Array.isArray(parent?.value) || !isLimited(registry, schema, value)) return marked;
    const { languages, ...rest } = marked;
    // The languages stay, so that diagnostics about the missing entry can name them.
    return value.languages.includes(language) ? rest : { ...rest, hidden: true, languages };
  });
  // Every value by language has been replaced.
  return picked as RichSite;
}

/** The name of a list that a localized site has beside the points of an entry: the "in" of each point. */
export const pointWords = 'achievementsIn';

/* Points become texts, and their words for variants of the CV a list beside them: see visibility.ts. */
function withPointWords({ achievements: points }: Record<string, unknown>, localized: Record<string, unknown>) {
  if (!Array.isArray(points) || !points.some(hasWords)) return localized;
  return { ...localized, [pointWords]: points.map((each) => (hasWords(each) ? each.in : undefined)) };
}

const hasWords = (value: unknown): value is { in: unknown } =>
  isRecord(value) && Object.hasOwn(value, 'text') && Array.isArray(value.in);

/*
 * Returns the language of a text that is written once, if it isn't that of the page. Without an own language, a
 * paragraph is in the first language, because it always needs a translation. Names and labels may be the same in any
 * language.
 */
function otherLanguage(registry: BlockRegistry, node: SchemaNode, options: LocalizeOptions): string | undefined {
  const { value, schema } = node;
  const kind = typeof value === 'string' && options.marks ? textKinds.get(schema.pattern) : undefined;
  if (kind === undefined || !isWords(kind)) return undefined;
  const own = ownLanguage(node);
  const language = own ?? (kind === 'prose' ? options.base : options.language);
  return language !== options.language && isMarked(registry, node, options, own !== undefined) ? language : undefined;
}

/*
 * Whether a text is at a position that supports language marks. Texts of an entry that doesn't exist in the base
 * language aren't fallbacks.
 */
function isMarked(registry: BlockRegistry, node: SchemaNode, { marks, base }: LocalizeOptions, isOwn = false): boolean {
  let isShown = false;
  let depth = node.steps.length;
  for (let { schema, value, parent } = node; parent && marks; { schema, value, parent } = parent) {
    const step = node.steps[--depth];
    if (Array.isArray(parent.value)) {
      if (!isOwn && isRecord(value) && isLimited(registry, schema, value) && !value.languages.includes(base))
        return false;
    } else {
      if (isCompared(parent.value as Record<string, unknown>, step)) return false;
      isShown ||= isShownIn(parent.schema, step);
    }
  }
  return isShown;
}

/* The properties whose texts appear on pages, in the page shell, in page lists, or on the CV. */
const isShownIn = ({ title }: Schema, key: unknown): boolean =>
  (title === 'Page' ? shownPageSettings : shownSiteSettings).has(key);
const shownPageSettings: ReadonlySet<unknown> = new Set(['blocks', 'title', 'summary', 'description']);
const shownSiteSettings: ReadonlySet<unknown> = new Set(['blocks', 'navigation', 'footer', 'notFound', 'owner']);

/* Page lists compare their tags with those of pages. */
const isCompared = ({ type }: Record<string, unknown>, key: unknown): boolean => type === 'page-list' && key === 'tags';

function pickText(registry: BlockRegistry, node: SchemaNode, value: ByLanguage, options: LocalizeOptions): unknown {
  const { language, base } = options;
  if (Object.hasOwn(value, language)) return value[language];
  const text = value[base];
  const { pattern, items } = node.schema;
  const kind = textKinds.get(pattern ?? items?.pattern);
  if (!kind || !isWords(kind) || !isMarked(registry, node, options)) return text;
  return typeof text === 'string' ? inLanguage(text, base) : (text as string[]).map((each) => inLanguage(each, base));
}

const inLanguage = (text: string, language: string): RichText => ({
  rich: [{ kind: 'foreign', lang: language, dir: directionOf(language), parts: [text] }],
});

/* Whether an object has parts that only the base language defines. */
const hasBase = ({ title }: Schema, { type, options }: Record<string, unknown>): boolean =>
  (title === 'Block' && type === 'text') || options !== undefined;

/*
 * The language of a long text applies to its whole block, because the text may be another file or another list of
 * lines. The submitted values of a select are the same in every language.
 */
function withBase(
  written: Record<string, unknown>,
  part: Record<string, unknown>,
  { language, base }: LocalizeOptions,
  marks: boolean,
) {
  if (Array.isArray(written.options)) {
    if (language === base) return part;
    // Their placeholders are filled with all others: see src/blocks/form/index.ts.
    const values = written.options.map((option) => (isRecord(option) ? (option as ByLanguage)[base] : option));
    return { ...part, values };
  }
  const text = written.body ?? written.file;
  const isTranslated = isObject(text) && Object.hasOwn(text, language);
  const other = !isObject(text) && typeof written.language === 'string' ? written.language : base;
  return marks && !isTranslated && other !== language ? { ...part, fallbackLanguage: other } : part;
}
