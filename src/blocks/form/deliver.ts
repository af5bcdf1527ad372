import type { Labels } from '../../../schema/resolved.ts';
import { notify } from '../../parts/notify.ts';
import type { ViewProps } from '../../parts/view.ts';
import { mailOf } from './mail.ts';
import { post, type Send } from './post.ts';

export interface Delivery extends Pick<ViewProps<'form'>['block'], 'fields' | 'send' | 'mailto'> {
  labels: Labels;
  answers: FormData;
}

/** What became of a message, in words for the page. */
export interface Outcome {
  kind: 'success' | 'error';
  hasArrived: boolean;
  text: string;
}

/** Sends a message to the endpoint of its form. Never throws. */
export async function deliver(send: Send, { fields, mailto, labels, answers }: Delivery): Promise<Outcome> {
  const mail = mailto === null ? null : mailOf(mailto, fields, answers);
  notify({ kind: 'loading', id: 'form', title: labels.sending });
  if (await post(send, answers)) {
    notify({ kind: 'success', id: 'form', title: labels.sent, text: labels.sentText });
    return { kind: 'success', hasArrived: true, text: `${labels.sent}. ${labels.sentText}` };
  }
  notify({
    kind: 'error',
    id: 'form',
    title: labels.notSent,
    text: labels.notSentText,
    ...(mail === null ? {} : { action: { label: labels.writeMail, href: mail } }),
  });
  return { kind: 'error', hasArrived: false, text: `${labels.notSent}. ${labels.notSentText}` };
}
