import type { Labels } from '../../../schema/resolved.ts';
import { linkStyle } from '../../components/link-style.ts';
import { notify } from '../../components/notify.ts';
import type { ViewProps } from '../../components/view.ts';
import { fillLabel } from '../../shared/fill-label.ts';
import { keepDraft } from './draft.ts';
import style from './form-errors.css?url';
import type { FormState, Outcome } from './form-state.ts';
import { letterOf, mailOf, openMailProgram } from './mail.ts';
import { honeypotOf, type Message, read } from './message.ts';

type Submission = typeof import('./submit.ts');
type Block = ViewProps<'form'>['block'];

/** Checks, keeps and sends one form, once its page is hydrated. */
export interface FormController {
  /** Checks what is filled in, sends it, and resolves when it may be sent again. */
  submit(block: Block): Promise<void>;
}

/**
 * Keeps the draft of a form, asks the browser on submit whether every field is filled in as it should be, says what is not
 * beside the fields, and sends the rest. One message is on its way at a time.
 */
export function controlForm(
  form: HTMLFormElement,
  labels: Labels,
  setState: (state: FormState) => void,
  loadSubmission: () => Promise<Submission>,
): FormController {
  linkStyle(style);
  const draft = keepDraft(form);
  let state: FormState = { errors: new Map() };
  // Nothing is wrong with a form that nobody has tried to send.
  let isChecked = false;
  let isUnderWay = false;
  const show = (next: FormState) => {
    state = next;
    setState(next);
  };

  // With a first look at it, so that it is there when the connection is not.
  if (form.method === 'post') {
    const load = () => loadSubmission().catch(() => {});
    form.addEventListener('focusin', load, { once: true });
    // That focus may be what has hydrated the page.
    if (form.contains(document.activeElement)) load();
  }
  form.addEventListener('focusout', async () => {
    // A complaint that comes or goes moves what is below it, and a click needs its press and its release in one place.
    await release;
    if (isChecked) show({ ...state, errors: errorsOf(form, labels), focus: '' });
  });

  const tell = (outcome: Outcome) => {
    isChecked = outcome.kind !== 'success';
    const errors = isChecked ? errorsOf(form, labels) : new Map();
    const isNews = errors.size > 0 && state.isSending;
    show({ errors, outcome, ...(isNews && { focus: '[aria-invalid]' }) });
  };

  return {
    async submit({ fields, subject, send, mailto, words }) {
      // It may not have come the first time.
      linkStyle(style);
      if (isUnderWay) return;
      // What the server found wrong last time, it may find right now.
      for (const control of controlsOf(form)) control.setCustomValidity('');
      const errors = errorsOf(form, labels);
      isChecked = true;
      show({ errors, focus: '.form-errors' });
      if (errors.size > 0) return;
      const mail = mailOf(form, { fields, subject, mailto });
      if (!send || !words) {
        show({ errors, outcome: openMailProgram(mail, mailto, letterOf(form, { fields, subject }), labels) });
        return;
      }
      const toast = `form ${draft.place}`;
      const message: Message = {
        form,
        fields,
        draft,
        labels,
        toast,
        honeypot: honeypotOf(form),
        read: (form) => read(form, subject),
        fail(title, ...reasons) {
          const text = [...reasons.filter(Boolean), words.notSentText].join(' ');
          const href = mail ?? mailto;
          const action = href === null ? {} : { action: { label: words.writeMail, href } };
          notify({ kind: 'error', id: toast, title, text, ...action });
          return { kind: 'error', text: `${title}. ${text}`, mail: href };
        },
      };
      isUnderWay = true;
      show({ errors, isSending: true });
      try {
        const submission = await loadSubmission().catch(() => null);
        if (submission) return await submission.submit(message, send, words, tell);
        if (!navigator.onLine) return tell(message.fail(words.notSent, `${labels.offline}.`));
        show({ errors });
        postPlainly(form, draft.idOf(JSON.stringify(message.read(form))));
      } finally {
        isUnderWay = false;
      }
    },
  };
}

/* What sends in place cannot be had: an endpoint takes it the plain way too. What is typed stays, should somebody come back. */
function postPlainly(form: HTMLFormElement, id: string): void {
  const field = Object.assign(document.createElement('input'), { type: 'hidden', name: '_id', value: id });
  form.append(field);
  form.submit();
  field.remove();
}

/* When the press that is under way, or the last one, is over, with the click that it makes. */
let release: Promise<void> | undefined;
addEventListener('mousedown', () => {
  release = new Promise((done) => addEventListener('mouseup', () => setTimeout(done), { once: true }));
});

/*
 * The browser's own words, in the visitor's language. Blanks are no answer: of them it is asked what it says of nothing. Of
 * the length of what nobody has typed, a draft that was kept, it says nothing.
 */
function errorsOf(form: HTMLFormElement, labels: Labels): FormState['errors'] {
  return new Map(
    controlsOf(form).flatMap((control) => {
      const { name, value, validationMessage, minLength, maxLength } = /^\s+$/.test(control.value)
        ? // What is cloned stays what it is.
          Object.assign(control.cloneNode() as HTMLInputElement, { value: '' })
        : control;
      const { length } = value;
      const error =
        validationMessage ||
        (length > 0 && length < minLength && fillLabel(labels.atLeast, { count: minLength })) ||
        (maxLength >= 0 && length > maxLength && fillLabel(labels.atMost, { count: maxLength }));
      return error ? [[name, error]] : [];
    }),
  );
}

const controlsOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('input, textarea, select')];
