import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Labels } from '../../../schema/resolved.ts';
import type { ViewProps } from '../../components/view.ts';
import type { FormController } from './form-controller.ts';
import type { FormState } from './form-state.ts';

type Block = ViewProps<'form'>['block'];

/** Keeps, checks and sends what is filled in. A controller does all of that, loaded once the page is hydrated. */
export function useForm(block: Block, labels: Labels) {
  const ref = useRef<HTMLFormElement>(null);
  const [state, show] = useState<FormState>({ errors: new Map() });
  const pending = useRef<Promise<FormController | undefined>>(undefined);
  const controlForm = (form: HTMLFormElement) => {
    pending.current ??= import('./form-controller.ts').then(
      (module) => module.controlForm(form, labels, show, loadSubmission),
      // The connection may come back, and the next press ask again.
      () => {
        pending.current = undefined;
        return undefined;
      },
    );
    return pending.current;
  };

  useEffect(() => {
    const form = ref.current;
    // Not in the markup: without a script the browser's own check is the only one.
    form?.setAttribute('novalidate', '');
    if (form) controlForm(form);
  });

  useEffect(() => {
    if (!state.focus) return;
    const place = ref.current?.querySelector<HTMLElement>(state.focus);
    // Some browsers that scroll to what gets the focus leave its top, or its label, under the header.
    place?.focus({ preventScroll: true });
    // Without a movement, which the style sheet of the errors would end half-way when it arrives.
    (place?.closest('.field') ?? place)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [state]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const controller = await controlForm(form);
    if (controller) return controller.submit(block);
    // What looks after it cannot be had: then it goes the plain way, which an endpoint takes too.
    const { words, mailto } = block;
    if (!words) location.assign(mailto ?? '');
    else if (navigator.onLine) form.reportValidity() && form.submit();
    else {
      const text = `${words.notSent}. ${labels.offline}. ${words.notSentText}`;
      show({ errors: new Map(), outcome: { kind: 'error', text, mail: mailto } });
    }
  };
  return { ref, state, onSubmit };
}

/* From here, because what only two lazy parts have in common would become a part that everybody waits for. */
const loadSubmission = () => import('./submit.ts');
