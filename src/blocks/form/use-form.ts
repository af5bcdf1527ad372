import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type { Delivery, Outcome } from './deliver.ts';

/**
 * What a form does: asks the browser whether every field is filled in as it should be, says what is not beside the
 * fields, and sends the rest. What was typed is kept until it has arrived.
 */
export function useForm(delivery: Omit<Delivery, 'answers'>) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [wasTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  // Not in the markup: without a script the browser's own check is the only one.
  useEffect(() => ref.current?.setAttribute('novalidate', ''), []);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending) return;
    const found = errorsOf(form);
    setTried(true);
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
      setTried(false);
    }
  }

  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    if (wasTried) setErrors(errorsOf(event.currentTarget));
  };

  return { ref, errors, isSending, outcome, handlers: { onSubmit, onBlur } };
}

/* How to send is not needed before somebody sends. */
async function send(delivery: Delivery): Promise<Outcome> {
  try {
    const { deliver } = await import('./deliver.ts');
    return await deliver(delivery);
  } catch {
    const { notSent, notSentText } = delivery.labels;
    return { kind: 'error', hasArrived: false, text: `${notSent}. ${notSentText}` };
  }
}

/* The browser's own words, in the visitor's language. */
function errorsOf(form: HTMLFormElement): ReadonlyMap<string, string> {
  const controls = [...form.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  return new Map(
    controls.flatMap((control) => (control.validity.valid ? [] : [[control.name, control.validationMessage]])),
  );
}
