import type { Text } from './site-texts.ts';

/**
 * The marks that a text of the site may contain: all; all except links, where the text may be a link itself; or none,
 * in labels, names and values for programs.
 */
export function acceptedMarks({ kind, steps }: Pick<Text, 'kind' | 'steps'>): 'all' | 'no-links' | 'none' {
  // The label of a consent field links to the terms.
  if (isFieldLabel(steps)) return 'all';
  if (kind !== 'prose' && kind !== 'line') return 'none';
  // Page lists show these texts with marks. Search results show them without.
  if (isPageText(steps) && aboutPages.has(steps[2])) return 'no-links';
  const setting = steps.findLast((step) => typeof step === 'string');
  const isShown =
    (steps[0] === 'pages' && steps[2] === 'blocks') ||
    steps[0] === 'footer' ||
    steps[1] === 'facts' ||
    setting === 'text';
  if (!isShown || unmarked.has(setting) || steps.includes('send') || steps.includes('contacts')) return 'none';
  return kind === 'prose' || withLinks.has(setting) || steps.includes('facts') ? 'all' : 'no-links';
}

/**
 * Whether a page shows a text as text, so that it can be marked as being in another language: texts that accept marks,
 * and link labels. A field's label is also sent with the form, and a name is read out.
 */
export function isShownAsText(text: Pick<Text, 'kind' | 'steps'>): boolean {
  const { steps } = text;
  if (isFieldLabel(steps)) return false;
  if (acceptedMarks(text) !== 'none' && !isPageText(steps)) return true;
  // A link of a block itself is an icon, whose label is read out.
  return steps.at(-1) === 'label' && steps[4] !== 'links' && steps.some((step) => linkLists.has(step));
}

/**
 * Whether a text can be marked as being in another language: text on pages; the texts of a page, which lose the marks
 * outside of page lists; and field labels, which lose them when the form is sent.
 */
export const canHaveLanguage = (text: Pick<Text, 'kind' | 'steps'>): boolean =>
  isShownAsText(text) || isPageText(text.steps) || isFieldLabel(text.steps);

/* The label of a field. */
const isFieldLabel = (steps: Text['steps']): boolean => steps[4] === 'fields' && steps[6] === 'label';

const aboutPages: ReadonlySet<unknown> = new Set(['description', 'summary']);

/* The texts of blocks have longer paths. */
const isPageText = ({ 0: top, length }: Text['steps']): boolean => top === 'pages' && length === 3;

/** Whether a text is one of the owner's texts on the CV. Names are the same in every language. */
export const isOwnerTextOnCv = ({ kind, steps }: Pick<Text, 'kind' | 'steps'>): boolean =>
  steps[0] === 'owner' && (kind === 'line' || kind === 'prose') && onCv.has(steps[1]);

const onCv: ReadonlySet<unknown> = new Set(['title', 'summary', 'facts']);

/** Whether a text is a short phrase by itself on a page, and neither sent by a form nor a name of something else. */
export const isStandalone = ({ kind, steps }: Pick<Text, 'kind' | 'steps'>): boolean =>
  (kind === 'label' || kind === 'line' || kind === 'level') &&
  steps[2] === 'blocks' &&
  !steps.some((step) => notStandalone.has(step));

/** Whether a form sends a text to a program, which must receive what the owner typed. */
export const isSentByForm = ({ steps }: Pick<Text, 'steps'>): boolean =>
  steps[6] === 'options' || steps[4] === 'subject' || (steps[4] === 'send' && steps[5] === 'fields');

/* Texts that a form sends, that are compared with the owner's name, or that replace a picture. */
const notStandalone: ReadonlySet<unknown> = new Set(['alt', 'authors', 'fields', 'send', 'subject']);

const linkLists: ReadonlySet<unknown> = new Set(['navigation', 'links', 'actions', 'action']);

/* Alternative texts, email subjects, and names that are read out. */
const unmarked: ReadonlySet<unknown> = new Set(['alt', 'name', 'subject']);
/* Lines that are sentences, not names. */
const withLinks: ReadonlySet<unknown> = new Set(['availability', 'copyright', 'help', 'updated']);
