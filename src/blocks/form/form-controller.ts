import type { Labels } from '../../../schema/resolved.ts';
import { linkStyle } from '../../components/link-style.ts';
import { notify } from '../../components/notify.ts';
import type { ViewProps } from '../../components/view.ts';
import { fillLabel } from '../../shared/fill-label.ts';
import { keepDraft } from './draft.ts';
import style from './form-errors.css?url';
import { inSentences } from './in-sentences.ts';
import { mailLinkOf, openMailProgram } from './mail.ts';
import { type FormState, honeypotOf, type Message, type Outcome, read } from './message.ts';

type Submission = typeof import('./submit.ts');
type Block = ViewProps<'form'>['block'];

/** Validates, saves and sends one form after its page is hydrated. */
export interface FormController {
  /** Whether the form has text, such as a restored draft. */
  hasText: boolean;
  /** Validates the fields, sends the form, and resolves when it may be sent again. */
  submit(block: Block): Promise<void>;
}

/**
 * Saves the draft of a form, validates it on submit with the browser's constraint validation, shows errors next to the
 * fields, and sends valid forms. Sends one message at a time.
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
  // Errors are only shown after the first attempt to send.
  let isChecked = false;
  let isUnderWay = false;
  const show = (next: FormState) => {
    state = next;
    setState(next);
  };

  // Loads the code on the first focus, so that it is available offline.
  if (form.method === 'post') {
    const load = () => loadSubmission().catch(() => {});
    form.addEventListener('focusin', load, { once: true });
    // That focus may have caused the hydration of the page.
    if (form.contains(document.activeElement)) load();
  }
  form.addEventListener('focusout', async () => {
    // Showing or hiding an error moves the content below, and a click requires pressing and releasing at the same
    // place.
    await release;
    if (isChecked) show({ ...state, errors: errorsOf(form, labels), focus: '' });
  });

  const showOutcome = (outcome: Outcome) => {
    isChecked = outcome.kind !== 'success';
    const errors = isChecked ? errorsOf(form, labels) : new Map();
    const isNews = errors.size > 0 && state.isSending;
    show({ errors, outcome, ...(isNews && { focus: '[aria-invalid]' }) });
  };

  return {
    hasText: draft.hasText,
    async submit(block) {
      const { fields, subject, send, mailto, labels: sendingLabels, sentenceEnd } = block;
      // The style sheet may have failed to load before.
      linkStyle(style);
      if (isUnderWay) return;
      // The server may accept now what it refused last time.
      for (const control of controlsOf(form)) control.setCustomValidity('');
      const errors = errorsOf(form, labels);
      isChecked = true;
      show({ errors, focus: '.form-errors' });
      if (errors.size > 0) return;
      if (!send || !sendingLabels) return show({ errors, outcome: openMailProgram(form, block, labels) });
      const mail = mailLinkOf(form, block);
      const toast = `form ${draft.place}`;
      const message: Message = {
        form,
        fields,
        draft,
        labels,
        toast,
        sentenceEnd,
        honeypot: honeypotOf(form),
        read: (form) => read(form, subject),
        fail(title, ...reasons) {
          const text = inSentences([...reasons, sendingLabels.notSentText], sentenceEnd);
          const href = mail ?? mailto;
          const action = href === null ? {} : { action: { label: sendingLabels.writeMail, href } };
          notify({ kind: 'error', id: toast, title, text, ...action });
          return { kind: 'error', text: inSentences([title, text], sentenceEnd), mail: href };
        },
      };
      isUnderWay = true;
      show({ errors, isSending: true });
      try {
        const submission = await loadSubmission().catch(() => null);
        if (submission) return await submission.submit(message, send, sendingLabels, showOutcome);
        if (!navigator.onLine) return showOutcome(message.fail(sendingLabels.notSent, labels.offline));
        show({ errors });
        postPlainly(form, draft.idOf(JSON.stringify(message.read(form))));
      } finally {
        isUnderWay = false;
      }
    },
  };
}

/*
 * If the code for sending can't be loaded, submits the form without scripts. Its values stay, in case the visitor comes
 * back.
 */
function postPlainly(form: HTMLFormElement, id: string): void {
  const field = Object.assign(document.createElement('input'), { type: 'hidden', name: '_id', value: id });
  form.append(field);
  form.submit();
  field.remove();
}

/* Resolves after the current or last click. */
let release: Promise<void> | undefined;
addEventListener('mousedown', () => {
  release = new Promise((done) => addEventListener('mouseup', () => setTimeout(done), { once: true }));
});

/*
 * The browser's validation messages, in the visitor's language. Validates spaces as an empty value. Validates lengths
 * itself, because browsers ignore them for values that weren't typed, such as a restored draft.
 */
function errorsOf(form: HTMLFormElement, labels: Labels): FormState['errors'] {
  return new Map(
    controlsOf(form).flatMap((control) => {
      const { name, value, validationMessage, minLength, maxLength } = /^\s+$/.test(control.value)
        ? // Validates a copy, so that the control keeps its value.
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
