const storageKey = 'onefolio:draft';

type Draft = Record<string, string>;

/**
 * Keeps what is typed into a form for as long as the tab lives, and fills what is empty with what was kept. It is let go
 * when the form is reset, which happens when a message has arrived; one that a mail program has got may still be sent or not.
 * Passwords are never kept.
 */
export function keepDraft(form: HTMLFormElement): void {
  const place = placeOf(form);
  const controls = [...form.elements].filter(isKept);
  fill(controls, drafts()[place] ?? {});
  const keep = () => write(place, contentOf(controls));
  // Something may have been typed before anybody was there to keep it.
  keep();
  form.addEventListener('input', keep);
  form.addEventListener('reset', () => write(place, {}));
}

/* The path of the page and the anchor of the form, or its number where it has none: "/#contact". */
function placeOf(form: HTMLFormElement): string {
  const main = form.closest('main');
  const forms = [...(main?.querySelectorAll('form') ?? [])];
  return `${main?.dataset.path}#${form.closest('section')?.id || forms.indexOf(form)}`;
}

const isKept = (control: Element): control is HTMLInputElement =>
  'value' in control && 'name' in control && control.name !== '' && 'type' in control && control.type !== 'password';

/* What is typed or chosen, by the names of the fields. */
function contentOf(controls: HTMLInputElement[]): Draft {
  const chosen = controls.filter(({ type, checked }) => type !== 'checkbox' || checked);
  return Object.fromEntries(chosen.map(({ name, value }) => [name, value]).filter(([, value]) => value !== ''));
}

function fill(controls: HTMLInputElement[], draft: Draft): void {
  for (const control of controls) {
    const kept = draft[control.name];
    if (kept === undefined) continue;
    if (control.type === 'checkbox') control.checked = true;
    else if (control.value === '') control.value = kept;
  }
}

/* Storage may be blocked or full; then a draft lasts as long as its form. */
function drafts(): Record<string, Draft> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

function write(place: string, draft: Draft): void {
  const known = drafts();
  if (Object.keys(draft).length > 0) known[place] = draft;
  else delete known[place];
  try {
    if (Object.keys(known).length > 0) sessionStorage.setItem(storageKey, JSON.stringify(known));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // As above.
  }
}
