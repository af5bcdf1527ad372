import type { SendingWords } from '../../../schema/resolved.ts';
import { notify } from '../../components/notify.ts';
import { fillLabel } from '../../shared/fill-label.ts';
import { siteBase } from '../../shared/site-base.ts';
import { errorsIn, textOfAnswer } from './answers.ts';
import type { Outcome } from './form-state.ts';
import type { Message } from './message.ts';
import { type Answer, patience, post, type Send } from './post.ts';
import { clock, secondsOf } from './retry-after.ts';
import { isDenied } from './verdict.ts';

/**
 * Sends a message to its endpoint, and calls `tell` with the outcome, again whenever it changes. Resolves when the form
 * may be sent again. Never resends automatically.
 */
export async function submit(
  message: Message,
  send: Send,
  words: SendingWords,
  tell: (outcome: Outcome) => void,
): Promise<void> {
  const { form, draft, labels, toast, fail } = message;

  if (isSuspect(message)) return tell(fail(words.notSent, words.suspected));

  const answers = message.read(form);
  const content = JSON.stringify(answers);
  const id = draft.idOf(content);
  notify({ kind: 'loading', id: toast, title: words.sending });
  const answer = await once(id, () => post(send, answers, id));
  switch (answer.kind) {
    case 'arrived': {
      const [title, text] = send.success ? [send.success] : [words.sent, words.sentText];
      notify({ kind: 'success', id: toast, title, ...(text && { text }) });
      letGo(message, content);
      tell({ kind: 'success', text: [title, text].filter(Boolean).join('. ') });
      // Keeps the focus if the visitor has navigated to another page.
      if (send.redirect && (form.isConnected || draft.twins().length > 0)) goTo(send.redirect);
      return;
    }
    case 'offline':
      return tell(fail(words.notSent, `${labels.offline}.`));
    case 'unconfirmed': {
      const reason = answer.isLate ? fillLabel(words.noAnswer, { seconds: patience }) : words.brokenOff;
      return tell(fail(words.notConfirmed, reason));
    }
    case 'refused':
      return refused(answer, message, words, tell);
  }
}

async function refused(
  { status, said, retryAfter }: Extract<Answer, { kind: 'refused' }>,
  { form, fields, fail }: Message,
  words: SendingWords,
  tell: (outcome: Outcome) => void,
): Promise<void> {
  const answers = new FormData(form);
  const errors = errorsIn(status < 500 ? said : null, new Map(fields.map(({ name }) => [name, answers.get(name)])));
  for (const [name, error] of errors) complain(form, name, error);
  const general = textOfAnswer(said);
  const isNews = general !== '' && ![...errors.values()].includes(general);
  const says = isNews ? fillLabel(words.serverSays, { words: general.replace(/[^.!?\u2026\u061F]$/, '$&.') }) : '';
  if (status === 429) {
    const seconds = secondsOf(retryAfter);
    const outcome = fail(words.notSent, fillLabel(words.tooMany, { time: clock(seconds) }), says);
    await countDown(seconds, (left) => tell({ ...outcome, pause: fillLabel(words.wait, { time: clock(left) }) }));
    return tell({ ...outcome, text: words.sendAgain });
  }
  if (status >= 500) return tell(fail(words.notConfirmed, fillLabel(words.serverFailed, { status }), says));
  if (status === 413) return tell(fail(words.notSent, words.tooLong, says));
  const isExplained = errors.size > 0 || says;
  if (status < 300 && !isDenied(said)) return tell(fail(words.notConfirmed, words.unclear, says));
  tell(fail(words.notSent, isExplained ? '' : fillLabel(words.refused, { status }), says));
}

/* Forms whose visitors have seen the warning for bots, and may send anyway: most bots don't try twice. */
const forgiven = new WeakSet<HTMLFormElement>();
/* The minimum time between hydration and sending, in milliseconds; only bots are faster. */
const soonest = 3000;

function isSuspect({ form, honeypot }: Message): boolean {
  if (forgiven.has(form) || (performance.now() >= soonest && !honeypot?.value)) return false;
  if (honeypot) honeypot.value = '';
  forgiven.add(form);
  return true;
}

/* Messages that are being sent. A form that is opened again waits for the first response to the same message. */
const underWay = new Map<string, Promise<Answer>>();

function once(id: string, start: () => Promise<Answer>): Promise<Answer> {
  const answer = underWay.get(id) ?? start().finally(() => underWay.delete(id));
  underWay.set(id, answer);
  return answer;
}

/* Resets the form after success, here and where it was opened again; values typed in the meantime stay. */
function letGo({ form, draft, read }: Message, content: string): void {
  for (const each of [...draft.twins(), form]) if (JSON.stringify(read(each)) === content) each.reset();
}

/* The error stays until the field changes, or the form is sent again. */
function complain(form: HTMLFormElement, name: string, words: string): void {
  // Errors apply to sent fields, which have one control each.
  const control = form.elements.namedItem(name) as HTMLInputElement;
  control.setCustomValidity(words);
  control.addEventListener('input', () => control.setCustomValidity(''), { once: true });
}

/* Measures elapsed time, because browsers throttle timers of background tabs. */
function countDown(seconds: number, tick: (left: number) => void): Promise<void> {
  const end = Date.now() + seconds * 1000;
  return new Promise((done) => {
    const look = () => {
      const left = Math.ceil((end - Date.now()) / 1000);
      if (left <= 0) return done();
      tick(left);
      setTimeout(look, 1000);
    };
    look();
  });
}

function goTo(address: string): void {
  location.assign(address.startsWith('/') ? siteBase() + address : address);
}
