import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type { Delivery, Outcome } from './deliver.ts';
import { handOver } from './mail.ts';

/** The name of each field that is not as it should be, and what is wrong with it. */
type Errors = ReadonlyMap<string, string>;

const none: Errors = new Map();

/**
 * What a form does: asks the browser whether every field is filled in as it should be, says what is not beside the
 * fields, and sends the rest. What was typed is kept until it has arrived.
 */
export function useForm(delivery: Omit<Delivery, 'answers'>) {
  const ref = useRef<HTMLFormElement>(null);
  // Nothing is wrong with a form that nobody has tried to send.
  const [errors, setErrors] = useState<Errors | null>(null);
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const release = useRelease();

  useEffect(() => {
    const form = ref.current;
    // Not in the markup: without a script the browser's own check is the only one.
    form?.setAttribute('novalidate', '');
    // A form that cannot keep a draft is one that works.
    if (form) import('./draft.ts').then(({ keepDraft }) => keepDraft(form)).catch(() => {});
  }, []);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending) return;
    const found = errorsOf(form);
    setErrors(found);
    setOutcome(null);
    if (found.size > 0) {
      // The summary comes with the errors, so it is there in the next frame.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('.form-errors')?.focus());
      return;
    }
    setSending(true);
    const result = await send({ ...delivery, answers: new FormData(form) });
    setSending(false);
    setOutcome(result);
    if (result.hasArrived) {
      form.reset();
      setErrors(null);
    }
  }

  const onBlur = async ({ currentTarget: form }: FocusEvent<HTMLFormElement>) => {
    // A complaint that comes or goes moves what is below it, and a click needs its press and its release in one place.
    await release.current;
    setErrors((known) => known && errorsOf(form));
  };

  return { ref, errors: errors ?? none, isSending, outcome, handlers: { onSubmit, onBlur } };
}

/* When the press that is under way, or the last one, is over, with the click that it makes. */
function useRelease() {
  const release = useRef<Promise<void>>(undefined);
  useEffect(() => {
    const press = () => {
      release.current = new Promise((done) => addEventListener('mouseup', () => setTimeout(done), { once: true }));
    };
    addEventListener('mousedown', press);
    return () => removeEventListener('mousedown', press);
  }, []);
  return release;
}

/* A mail needs no connection. How to post a form is not needed before somebody sends. */
async function send(delivery: Delivery): Promise<Outcome> {
  if (!delivery.send) return handOver(delivery);
  try {
    const { deliver } = await import('./deliver.ts');
    return await deliver(delivery.send, delivery);
  } catch {
    const { notSent, notSentText } = delivery.labels;
    return { kind: 'error', hasArrived: false, text: `${notSent}. ${notSentText}` };
  }
}

/* The browser's own words, in the visitor's language. Blanks are no answer: of them it is asked what it says of nothing. */
function errorsOf(form: HTMLFormElement): Errors {
  const controls = [...form.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  return new Map(
    controls.flatMap((control) => {
      const { name, validationMessage } = /^\s+$/.test(control.value)
        ? Object.assign(control.cloneNode() as HTMLInputElement, { value: '' })
        : control;
      return validationMessage ? [[name, validationMessage]] : [];
    }),
  );
}
