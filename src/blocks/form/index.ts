import type { BlockOf } from '../../../schema/block.ts';
import { sendingWords } from '../../../schema/labels.ts';
import type { Resolved } from '../../../schema/resolved.ts';
import type { Site } from '../../../schema/site.ts';
import { valueAt } from '../../core/diagnostics/diagnostic.ts';
import { en } from '../../core/i18n/labels/en.ts';
import { labelsIn } from '../../core/i18n/labels/labels-in.ts';
import { baseOf } from '../../core/resolve/head.ts';
import { isInbox } from '../../core/resolve/paths/inbox-path.ts';
import { interpolate } from '../../core/text/interpolate.ts';
import { type BlockContext, defineBlock } from '../define-block.ts';
import { checkForm, checkFormNames } from './form-checks.ts';
import { form as schema } from './schema.ts';

export const form = defineBlock({
  schema,
  isCommon: true,
  checkNames: checkFormNames,
  check: checkForm,
  hints: ({ send }, at) =>
    send && isInbox(send.endpoint)
      ? [{ code: 'OF223', at: valueAt(`${at}/send/endpoint`), words: { found: send.endpoint } }]
      : [],
  sending: ({ send }) => send,
  resolve: resolveForm,
  madeFrom: { mailto: 'send' },
});

function resolveForm(block: BlockOf<'form'>, { site, labels, host }: BlockContext): Resolved<'form'> {
  const { submit } = labelsIn(site.language);
  return {
    // The view has the English word, so that no page carries it.
    ...(submit !== en.submit && { submit }),
    ...block,
    fields: block.fields.map((field) => withValues(withAutocomplete(field), host.base)),
    mailto: site.owner.email === undefined ? null : `mailto:${site.owner.email}`,
    ...(block.send && {
      send: { ...block.send, endpoint: based(block.send.endpoint, baseOf(site.url)) },
      words: picked(labels, sendingWords),
    }),
  };
}

type Field = BlockOf<'form'>['fields'][number];

/* What a select sends, where that is something else than it offers: in every language it is what the first one offers. */
function withValues({ values, ...field }: Field & { values?: string[] }, base: Site | undefined) {
  if (!values) return field;
  // It is there in another language than the first.
  const sent = values.map((value) => interpolate(value, base as Site).text);
  return sent.some((value, index) => value !== (field.options as string[])[index]) ? { ...field, values: sent } : field;
}

/* HTML lets a field for one kind of answer be filled in with that kind only; browsers take no notice of any other word. */
function withAutocomplete({ autocomplete, ...field }: Field): Field {
  const isOfOneKind = field.type === 'email' || field.type === 'tel';
  const isIdle = autocomplete === undefined || (isOfOneKind && !['off', field.type].includes(autocomplete));
  return isIdle ? field : { ...field, autocomplete };
}

/* What is sent to a path goes below the base of the site; a path that has the base already keeps it. */
const based = (endpoint: string, base: string) =>
  base !== '' && endpoint.startsWith('/') && !endpoint.startsWith(`${base}/`) ? base + endpoint : endpoint;

const picked = <Words extends object, Name extends keyof Words>(words: Words, names: readonly Name[]) =>
  // Object.fromEntries forgets the names.
  Object.fromEntries(names.map((name) => [name, words[name]])) as Pick<Words, Name>;
