import type { SendingLabels } from '../../../schema/resolved.ts';
import { notify } from '../../components/notify.ts';
import { fillLabel } from '../../shared/fill-label.ts';
import { plainText } from '../../shared/rich-text.ts';
import { siteBase } from '../../shared/site-base.ts';
import { today } from '../../shared/time.ts';
import { inSentences } from './in-sentences.ts';
import type { Message, Outcome } from './message.ts';
import { type Answer, post, type Send, timeout } from './post.ts';
import { clock, errorsIn, isDenied, secondsOf, textOfAnswer } from './response-errors.ts';

/**
 * Sends a message to its endpoint, and calls `onOutcome` with the outcome, again whenever it changes. Resolves when the form
 * may be sent again. Never resends automatically.
 */
export async function submit(
  message: Message,
  send: Send,
  sendingLabels: SendingLabels,
  onOutcome: (outcome: Outcome) => void,
): Promise<void> {
  const { form, draft, labels, toast, fail } = message;

  if (isSuspect(message)) return onOutcome(fail(sendingLabels.notSent, sendingLabels.suspected));

  const answers = message.read(form);
  const content = JSON.stringify(answers);
  const id = draft.idOf(content);
  notify({ kind: 'loading', id: toast, title: sendingLabels.sending });
  const answer = await once(id, () => post(send, answers, id));
  switch (answer.kind) {
    case 'arrived': {
      const [title, text] = send.success
        ? [plainText(send.success, today())]
        : [sendingLabels.sent, sendingLabels.sentText];
      notify({ kind: 'success', id: toast, title, ...(text && { text }) });
      clearDraft(message, content);
      onOutcome({ kind: 'success', text: text ? inSentences([title, text], message.sentenceEnd) : title });
      // Keeps the focus if the visitor has navigated to another page.
      if (send.redirect && (form.isConnected || draft.twins().length > 0)) goTo(send.redirect);
      return;
    }
    case 'offline':
      return onOutcome(fail(sendingLabels.notSent, labels.offline));
    case 'unconfirmed': {
      const lost = answer.isBlocked ? sendingLabels.unclear : sendingLabels.brokenOff;
      const reason = answer.isLate ? fillLabel(sendingLabels.noAnswer, { seconds: timeout }) : lost;
      return onOutcome(fail(sendingLabels.notConfirmed, reason));
    }
    case 'refused':
      return refused(answer, message, sendingLabels, onOutcome);
  }
}

async function refused(
  { status, body, retryAfter }: Extract<Answer, { kind: 'refused' }>,
  { form, fields, fail }: Message,
  sendingLabels: SendingLabels,
  onOutcome: (outcome: Outcome) => void,
): Promise<void> {
  const answers = new FormData(form);
  const errors = errorsIn(status < 500 ? body : null, new Map(fields.map(({ name }) => [name, answers.get(name)])));
  for (const [name, error] of errors) complain(form, name, error);
  const general = textOfAnswer(body);
  const isNews = general !== '' && ![...errors.values()].includes(general);
  const says = isNews
    ? fillLabel(sendingLabels.serverSays, { words: general.replace(/[^.!?\u2026\u061F]$/, '$&.') })
    : '';
  if (status === 429) {
    const seconds = secondsOf(retryAfter);
    const outcome = fail(sendingLabels.notSent, fillLabel(sendingLabels.tooMany, { time: clock(seconds) }), says);
    await countDown(seconds, (left) =>
      onOutcome({ ...outcome, pause: fillLabel(sendingLabels.wait, { time: clock(left) }) }),
    );
    return onOutcome({ ...outcome, text: sendingLabels.sendAgain });
  }
  if (status >= 500)
    return onOutcome(fail(sendingLabels.notConfirmed, fillLabel(sendingLabels.serverFailed, { status }), says));
  if (status === 413) return onOutcome(fail(sendingLabels.notSent, sendingLabels.tooLong, says));
  const isExplained = errors.size > 0 || says;
  if (status < 300 && !isDenied(body)) return onOutcome(fail(sendingLabels.notConfirmed, sendingLabels.unclear, says));
  onOutcome(fail(sendingLabels.notSent, isExplained ? '' : fillLabel(sendingLabels.refused, { status }), says));
}

/* Forms whose visitors have seen the warning for bots, and may send anyway: most bots don't try twice. */
const warned = new WeakSet<HTMLFormElement>();
/* The minimum time between hydration and sending, in milliseconds; only bots are faster. */
const minDelay = 3000;

function isSuspect({ form, honeypot }: Message): boolean {
  if (warned.has(form) || (performance.now() >= minDelay && !honeypot?.value)) return false;
  if (honeypot) honeypot.value = '';
  warned.add(form);
  return true;
}

/* Messages that are being sent. A form that is opened again waits for the first response to the same message. */
const pending = new Map<string, Promise<Answer>>();

function once(id: string, start: () => Promise<Answer>): Promise<Answer> {
  const answer = pending.get(id) ?? start().finally(() => pending.delete(id));
  pending.set(id, answer);
  return answer;
}

/* Resets the form after success, here and where it was opened again; values typed in the meantime stay. */
function clearDraft({ form, draft, read }: Message, content: string): void {
  for (const each of [...draft.twins(), form]) if (JSON.stringify(read(each)) === content) each.reset();
}

/* The error stays until the field changes, or the form is sent again. */
function complain(form: HTMLFormElement, name: string, message: string): void {
  // Errors apply to sent fields, which have one control each.
  const control = form.elements.namedItem(name) as HTMLInputElement;
  control.setCustomValidity(message);
  control.addEventListener('input', () => control.setCustomValidity(''), { once: true });
}

/* Measures elapsed time, because browsers throttle timers of background tabs. */
function countDown(seconds: number, tick: (left: number) => void): Promise<void> {
  const end = Date.now() + seconds * 1000;
  return new Promise((done) => {
    const update = () => {
      const left = Math.ceil((end - Date.now()) / 1000);
      if (left <= 0) return done();
      tick(left);
      setTimeout(update, 1000);
    };
    update();
  });
}

function goTo(address: string): void {
  location.assign(address.startsWith('/') ? siteBase() + address : address);
}
