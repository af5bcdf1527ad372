import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Labels } from '../../../schema/resolved.ts';
import { useFold } from '../../components/fold.tsx';
import type { ViewProps } from '../../components/view.ts';
import type { FormController } from './form-controller.ts';
import { inSentences } from './in-sentences.ts';
import { openMailProgram } from './mail.ts';
import type { FormState, Outcome } from './message.ts';

type Block = ViewProps<'form'>['block'];

/**
 * Saves, validates and sends a form. Its controller is loaded after the page is hydrated. On a phone, a form
 * with text, such as a restored draft, is open.
 */
export function useForm(block: Block, labels: Labels) {
  const ref = useRef<HTMLFormElement>(null);
  const fold = useFold(ref);
  const [state, show] = useState<FormState>({ errors: new Map() });
  const pending = useRef<Promise<FormController | undefined>>(undefined);
  const controlForm = (form: HTMLFormElement) => {
    pending.current ??= loadController().then(
      (module) => module.controlForm(form, labels, show, loadSubmission),
      // The next attempt loads it again.
      () => {
        pending.current = undefined;
        return undefined;
      },
    );
    return pending.current;
  };

  useEffect(() => {
    const form = ref.current;
    // Set here and not in the markup, because without scripts the browser must validate the form.
    form?.setAttribute('novalidate', '');
    if (form) controlForm(form).then((controller) => controller?.hasText && fold.reveal());
  });

  useEffect(() => {
    if (!state.focus) return;
    const place = ref.current?.querySelector<HTMLElement>(state.focus);
    // Some browsers scroll the focused element, or its label, under the header.
    place?.focus({ preventScroll: true });
    // No animation, because the style sheet of the errors would interrupt it when it loads.
    (place?.closest('.field') ?? place)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [state]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // A window that becomes as narrow as a phone must not hide errors.
    fold.reveal();
    const controller = await controlForm(form);
    if (controller) return controller.submit(block);
    // If the controller can't be loaded, the browser submits the form, which an endpoint accepts too.
    const { labels: sendingLabels, mailto, sentenceEnd } = block;
    const showOutcome = (outcome: Outcome) => show({ errors: new Map(), outcome });
    if (sendingLabels && !navigator.onLine) {
      const { notSent, notSentText } = sendingLabels;
      const text = inSentences([notSent, labels.offline, notSentText], sentenceEnd);
      return showOutcome({ kind: 'error', text, mail: mailto });
    }
    if (!form.reportValidity()) return;
    if (!sendingLabels) return showOutcome(openMailProgram(form, block, labels));
    try {
      window.onefolio?.keepDrafts();
    } catch {
      // Storage is unavailable.
    }
    form.submit();
  };
  return { ref, state, fold, onSubmit };
}

// No `.then` follows the import, because the plugin's helper would only see errors that it doesn't handle.
const loadController = () => import('./form-controller.ts');

/* Passed from here, because code that two lazy chunks share would become a separate chunk. */
const loadSubmission = () => import('./submit.ts');
