import { rootBase } from '../../shared/site-base.ts';

const storageKey = 'onefolio:draft';

type Values = Record<string, string>;

/** The saved text of a form. */
export interface Draft {
  /** The path of the page and the anchor of the form, or its index if it has none: "/portfolio/#contact". */
  place: string;
  /** Whether the form has text: what was restored, or what the visitor has typed before hydration. */
  hasText: boolean;
  /** The same form in a page that was opened again. */
  twins(): HTMLFormElement[];
  /** The id of a message: the same if the same content is sent again, and different for other content. */
  idOf(content: string): string;
}

/**
 * Saves what is typed into a form until the tab is closed, and restores it to empty fields. Deletes it when the form is
 * reset, which happens after a successful submission; opening an email app doesn't delete it.
 */
export function keepDraft(form: HTMLFormElement): Draft {
  const place = placeOf(form);
  const controls = [...form.elements].filter(isKept);
  const { _id, ...draft }: Values = { ...drafts()[place], ...takeTyped(form) };
  let id = _id;
  fill(controls, draft);
  const keep = () => {
    const content = contentOf(controls);
    write(place, Object.keys(content).length > 0 && id ? { ...content, _id: id } : content);
  };
  // The visitor may have typed before hydration.
  keep();
  form.addEventListener('input', keep);
  form.addEventListener('reset', () => {
    id = undefined;
    // The form may have been opened again since, with another draft.
    const { _id, ...now } = drafts()[place] ?? {};
    if (form.isConnected || JSON.stringify(now) === JSON.stringify(contentOf(controls))) write(place, {});
  });
  return {
    place,
    hasText: Object.keys(contentOf(controls)).length > 0,
    twins: () => [...document.forms].filter((other) => other !== form && placeOf(other) === place),
    idOf(content) {
      if (!id) {
        id = randomId();
        keep();
      }
      return id.slice(0, 24) + fingerprint(content);
    },
  };
}

/* Returns what the inline script saved of a form before it left the page, and removes it. */
function takeTyped(form: HTMLFormElement): Values {
  const key = 'onefolio:typed';
  try {
    const [path, forms] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    const index = [...document.forms].indexOf(form);
    if (path !== location.pathname) return {};
    const typed: [string, string][] = forms[index] ?? [];
    forms[index] = [];
    sessionStorage.setItem(key, JSON.stringify([path, forms]));
    return Object.fromEntries(typed.filter(([, value]) => value !== ''));
  } catch {
    return {};
  }
}

function placeOf(form: HTMLFormElement): string {
  const main = form.closest('main');
  const forms = [...(main?.querySelectorAll('form') ?? [])];
  return `${rootBase()}${main?.dataset.path}#${form.closest('section')?.id || forms.indexOf(form)}`;
}

/* Whether the value of a control is saved: not for constants and hidden controls. */
const isKept = (control: Element): control is HTMLInputElement =>
  'value' in control &&
  'name' in control &&
  control.name !== '' &&
  'type' in control &&
  control.type !== 'hidden' &&
  !control.closest('[aria-hidden]');

/* The values of the controls, by field name. */
function contentOf(controls: HTMLInputElement[]): Values {
  const chosen = controls.filter(({ type, checked }) => type !== 'checkbox' || checked);
  return Object.fromEntries(chosen.map(({ name, value }) => [name, value]).filter(([, value]) => value !== ''));
}

function fill(controls: HTMLInputElement[], draft: Values): void {
  for (const control of controls) {
    const value = draft[control.name];
    if (value === undefined) continue;
    if (control.type === 'checkbox') control.checked = true;
    else if (control.value === '') control.value = value;
  }
}

/*
 * Values that couldn't be stored, because storage is blocked or full. They are kept until the page is closed, or until
 * storing works.
 */
let memory: Record<string, Values> | undefined;

function drafts(): Record<string, Values> {
  try {
    return memory ?? JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

function write(place: string, draft: Values): void {
  const known = drafts();
  if (Object.keys(draft).length > 0) known[place] = draft;
  else delete known[place];
  try {
    if (Object.keys(known).length > 0) sessionStorage.setItem(storageKey, JSON.stringify(known));
    else sessionStorage.removeItem(storageKey);
    memory = undefined;
  } catch {
    memory = known;
  }
}

/* crypto.randomUUID requires a secure context. */
function randomId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
}

/* Twelve hexadecimal digits: the chance that two texts of one visitor share them is one in 10^14. */
function fingerprint(content: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < content.length; at++) {
    const unit = content.charCodeAt(at);
    one = Math.imul(one ^ unit, 2654435761);
    two = Math.imul(two ^ unit, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  const hex = (half: number) => (half >>> 0).toString(16).padStart(8, '0');
  return (hex(one) + hex(two)).slice(0, 12);
}
