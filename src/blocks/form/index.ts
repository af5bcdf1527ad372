import type { RichBlockOf } from '../../../schema/block.ts';
import { sendingLabels } from '../../../schema/labels.ts';
import type { Resolved } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import type { Site } from '../../../schema/site.ts';
import { described, linked, linkTexts, pageOnly, section, textPoints } from '../../core/article/block-content.ts';
import { valueAt } from '../../core/diagnostics/diagnostic.ts';
import { en } from '../../core/i18n/labels/en.ts';
import { labelsIn } from '../../core/i18n/labels/labels-in.ts';
import { isInbox } from '../../core/resolve/paths/inbox-path.ts';
import { contactPath, isOn } from '../../core/resolve/paths/output-paths.ts';
import { baseOf } from '../../core/resolve/paths/site-url.ts';
import { interpolate } from '../../core/text/interpolate.ts';
import { plainText } from '../../shared/rich-text.ts';
import { type BlockContext, defineBlock } from '../define-block.ts';
import { checkForm, checkFormNames } from './check-form-settings.ts';
import { form as schema } from './schema.ts';

export const form = defineBlock({
  schema,
  isCommon: true,
  checkNames: checkFormNames,
  check: checkForm,
  buildWarnings: ({ send }, at) =>
    send && isInbox(send.endpoint)
      ? [{ code: 'OF223', at: valueAt(`${at}/send/endpoint`), details: { found: send.endpoint } }]
      : [],
  sending: ({ send }) => send,
  resolve: resolveForm,
  madeFrom: { mailto: 'send' },
  content: (block) =>
    pageOnly([
      section(
        block,
        textPoints([
          ...(block.contacts ?? []).map(({ label, value, href }) => described(label, linked(value, href))),
          ...(block.actions ?? []).map(({ label, href, help }) => described(linked(label, href), help)),
          ...linkTexts(block.links),
        ]),
      ),
    ]),
});

declare module '../../../schema/resolved.ts' {
  interface Added {
    form: {
      fields: (Field & {
        /**
         * The submitted values of a select's options, if they differ from the labels: in languages other than the
         * first.
         */
        values?: RichText[];
      })[];
      /** The mail link that replaces the form if there is no endpoint, or without scripts. */
      mailto: string | null;
      /** Undefined without an endpoint. */
      labels?: SendingLabels;
      /** How sentences end in the language of the page; absent for a period. */
      sentenceEnd?: string;
    };
  }
}

function resolveForm(block: RichBlockOf<'form'>, { site, labels, host, addressOf }: BlockContext): Resolved<'form'> {
  const { submit } = labels;
  const [end = ''] = /\p{P}$/u.exec(labelsIn(site.language, host).sentText) ?? [];
  return {
    // The view contains the English label, so that pages don't repeat it.
    ...(submit !== en.submit && { submit }),
    ...(end !== '.' && { sentenceEnd: end }),
    ...block,
    ...withCard(block, site, labels.saveContact, addressOf(contactPath)),
    fields: block.fields.map((field) => withValues(withAutocomplete(field), host.base)),
    mailto: site.owner.email === undefined ? null : `mailto:${site.owner.email}`,
    ...(block.send && {
      send: { ...block.send, endpoint: based(block.send.endpoint, baseOf(site.url)) },
      labels: picked(labels, sendingLabels),
    }),
  };
}

/* The actions with a link to the contact card, if the site has one and the owner hasn't added the link. */
function withCard(
  { actions = [], links = [], contacts = [] }: RichBlockOf<'form'>,
  site: BlockContext['site'],
  label: string,
  href: string,
): Pick<RichBlockOf<'form'>, 'actions'> {
  const isLinked = [...actions, ...links, ...contacts].some((link) => link.href === href);
  return !isOn('contact', site) || isLinked ? {} : { actions: [...actions, { label, href, icon: 'download' }] };
}

type Field = RichBlockOf<'form'>['fields'][number];

/*
 * Adds the submitted values of a select's options if they differ from its labels: the values are the labels in the
 * first language.
 */
function withValues({ values, ...field }: Field & { values?: string[] }, base: Site | undefined) {
  if (!values) return field;
  // The site has several languages, and this isn't the first.
  const sent = values.map((value) => interpolate(value, base as Site).text);
  return sent.some((value, index) => plainText(value) !== plainText(field.options?.[index] as RichText))
    ? { ...field, values: sent }
    : field;
}

/* HTML restricts the autocomplete values of fields by their type; browsers ignore invalid ones. */
function withAutocomplete({ autocomplete, ...field }: Field): Field {
  const isOfOneKind = field.type === 'email' || field.type === 'tel';
  const isIdle = autocomplete === undefined || (isOfOneKind && !['off', field.type].includes(autocomplete));
  return isIdle ? field : { ...field, autocomplete };
}

/* Adds the base path of the site to an endpoint that is a path, unless it has it already. */
const based = (endpoint: string, base: string) =>
  base !== '' && endpoint.startsWith('/') && !endpoint.startsWith(`${base}/`) ? base + endpoint : endpoint;

const picked = <Words extends object, Name extends keyof Words>(allLabels: Words, names: readonly Name[]) =>
  // Object.fromEntries loses the type of the keys.
  Object.fromEntries(names.map((name) => [name, allLabels[name]])) as Pick<Words, Name>;
