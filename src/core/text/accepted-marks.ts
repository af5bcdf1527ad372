import type { Text } from './site-texts.ts';

/**
 * What marks a text of the site may have: all; all but links, where it may be a link itself; or none, where it is a label,
 * is read by programs or stands for a name.
 */
export function acceptedMarks({ kind, steps }: Pick<Text, 'kind' | 'steps'>): 'all' | 'no-links' | 'none' {
  // Terms that are agreed to are linked.
  if (isOfField(steps)) return 'all';
  if (kind !== 'prose' && kind !== 'line') return 'none';
  // What lists say of a page; search results have its words only.
  if (isOfPage(steps) && aboutPages.has(String(steps[2]))) return 'no-links';
  const setting = steps.findLast((step) => typeof step === 'string');
  const isShown =
    (steps[0] === 'pages' && steps[2] === 'blocks') ||
    steps[0] === 'footer' ||
    steps[1] === 'facts' ||
    setting === 'text';
  if (!isShown || unmarked.has(String(setting)) || steps.includes('send') || steps.includes('contacts')) return 'none';
  return kind === 'prose' || withLinks.has(String(setting)) || steps.includes('facts') ? 'all' : 'no-links';
}

/**
 * Whether a text stands on a page as text, and may say of itself that it is of another language: what takes marks, and the
 * words of links. A label of a form is sent along, and a name is read out.
 */
export function isShownAsText(text: Pick<Text, 'kind' | 'steps'>): boolean {
  const { steps } = text;
  if (isOfField(steps)) return false;
  if (acceptedMarks(text) !== 'none' && !isOfPage(steps)) return true;
  // A link of a block itself is an icon, and its words are read out.
  return steps.at(-1) === 'label' && steps[4] !== 'links' && steps.some((step) => linkLists.has(String(step)));
}

/**
 * Whether a text may say of itself that it is of another language: what is shown as text; what lists of pages say of one,
 * which is plain everywhere else; and the label of a field, which is plain where it is sent along.
 */
export const isSetApart = (text: Pick<Text, 'kind' | 'steps'>): boolean =>
  isShownAsText(text) || isOfPage(text.steps) || isOfField(text.steps);

/* The label of a field. */
const isOfField = (steps: Text['steps']): boolean => steps[4] === 'fields' && steps[6] === 'label';

const aboutPages: ReadonlySet<string> = new Set(['description', 'summary']);

/* Blocks have texts of their own. */
const isOfPage = ({ 0: top, length }: Text['steps']): boolean => top === 'pages' && length === 3;

/** Whether a text is one that the CV shows of its owner as text. A name is the same everywhere. */
export const isOfOwner = ({ kind, steps }: Pick<Text, 'kind' | 'steps'>): boolean =>
  steps[0] === 'owner' && (kind === 'line' || kind === 'prose') && onCv.has(String(steps[1]));

const onCv: ReadonlySet<string> = new Set(['title', 'summary', 'facts']);

/** Whether a text is a few words that stand on a page alone, and are neither sent along nor names of something else. */
export const isShownAlone = ({ kind, steps }: Pick<Text, 'kind' | 'steps'>): boolean =>
  (kind === 'label' || kind === 'line' || kind === 'level') &&
  steps[2] === 'blocks' &&
  !steps.some((step) => notAlone.has(String(step)));

/** Whether a text goes to a program with a form, which must get what the owner typed. */
export const isSent = ({ steps }: Pick<Text, 'steps'>): boolean =>
  steps[6] === 'options' || steps[4] === 'subject' || (steps[4] === 'send' && steps[5] === 'fields');

/* What a form sends, what is told apart from the owner's name, and words for those who do not see a picture. */
const notAlone: ReadonlySet<string> = new Set(['alt', 'authors', 'fields', 'send', 'subject']);

const linkLists: ReadonlySet<string> = new Set(['navigation', 'links', 'actions', 'action']);

/* Words for those who do not see a picture, the subject of a mail, and names that are read out. */
const unmarked: ReadonlySet<string> = new Set(['alt', 'name', 'subject']);
/* Lines that are sentences, and no names. */
const withLinks: ReadonlySet<string> = new Set(['availability', 'copyright', 'help', 'updated']);
