import type { BlockOf } from '../../../schema/block.ts';
import type { Site } from '../../../schema/site.ts';
import { repeatedNames } from '../../core/checks/repeated-names.ts';
import { type Location, type Pointer, type Problem, valueAt } from '../../core/diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../../core/diagnostics/did-you-mean.ts';
import { isReservedField, isReservedHiddenField } from '../../core/resolve/reserved-names.ts';
import { isAnswer, parseTemplate } from '../../core/text/template.ts';
import { checkWebAddress } from '../../core/text/web-address.ts';
import { twice } from '../../core/validation/invalid-value.ts';
import { form } from './schema.ts';

type Form = BlockOf<'form'>;

/** Every value in a submission needs a unique name: fields, additional values, and the honeypot. */
export function checkFormNames({ fields, subject, send }: Form, at: Pointer): Problem[] {
  const { fields: fixed = [], honeypot } = send ?? {};
  const fieldNames = fields.map(({ name }, index) => ({ name, at: valueAt(`${at}/fields/${index}/name`) }));
  const sent = fixed.map(({ name }, index) => ({ name, at: valueAt(`${at}/send/fields/${index}/name`) }));
  const honeypotName = honeypot === undefined ? [] : [{ name: honeypot, at: valueAt(`${at}/send/honeypot`) }];
  // Without a service-specific name, the honeypot still has one, which isn't sent.
  const unnamed = honeypot === undefined ? form.properties.send.properties.honeypot.default : undefined;
  const named = subject === undefined ? [] : [{ name: 'subject', at: valueAt(`${at}/subject`) }];
  return [
    ...repeatedNames(
      'OF216',
      [...fieldNames, ...sent, ...honeypotName, ...named],
      'give this field a different name; only one of the two values would be sent',
    ),
    ...[
      ...fieldNames.filter(({ name }) => isReservedField(name)),
      ...[...sent, ...honeypotName].filter(({ name }) => isReservedHiddenField(name) || name === unnamed),
    ].map(({ name, at }): Problem => ({ code: 'OF221', at, details: { found: name, example: exampleFor(name) } })),
  ];
}

const exampleFor = (name: string) => `your${name.replace(/^_+/, '').replace(/^./, (c) => c.toUpperCase())}`;

/** Checks the lengths of fields, the placeholders of the subject, and whether the form can be sent. */
export const checkForm = (block: Form, at: Pointer, site: Site): Problem[] => [
  ...checkFields(block, at),
  ...checkOptions(block, at),
  ...checkSubject(block, at),
  ...checkSending(block, at, site),
];

function checkFields({ fields }: Form, at: Pointer): Problem[] {
  return fields.flatMap(({ minLength, maxLength }, index): Problem[] => {
    if (minLength === undefined || maxLength === undefined || minLength <= maxLength) return [];
    const params = { least: minLength, most: maxLength };
    return [{ code: 'OF217', at: valueAt(`${at}/fields/${index}/minLength`), details: params }];
  });
}

/* Options that are distinct in one language may be the same in another. */
function checkOptions({ fields }: Form, at: Pointer): Problem[] {
  return fields.flatMap(({ options = [], values }: Form['fields'][number] & { values?: string[] }, field) =>
    options.flatMap((option, index) => {
      const first = options.indexOf(option);
      if (first === index) return [];
      const problem = twice(options, first, index, `${at}/fields/${field}/options`);
      const areTwo = values && values[first] !== values[index];
      return [
        {
          ...problem,
          ...(areTwo && { label: 'use a different translation: the two options differ in the first language' }),
        },
      ];
    }),
  );
}

function checkSubject({ subject = '', fields }: Form, at: Pointer): Problem[] {
  const placeholders = parseTemplate(subject).filter((piece) => typeof piece !== 'string');
  const known = fields.map(({ name }) => `{answer:${name}}`);
  return placeholders.flatMap((placeholder): Problem[] => {
    if (!isAnswer(placeholder) || known.includes(placeholder.written)) return [];
    const location: Location = {
      pointer: `${at}/subject`,
      part: 'value',
      within: { start: placeholder.start, length: placeholder.written.length },
    };
    const params = { found: placeholder.written, known: known.join(', ') };
    const closest = nearest(placeholder.written, known);
    const fix = closest === undefined ? {} : { fix: didYouMean(location, placeholder.written, closest, closest) };
    return [{ code: 'OF205', at: location, details: params, ...fix }];
  });
}

function checkSending({ send }: Form, at: Pointer, site: Site): Problem[] {
  if (send === undefined)
    return site.owner.email === undefined
      ? [{ code: 'OF209', at: valueAt(`${at}/type`), label: 'the form needs an email address or an endpoint' }]
      : [];
  const origins = (send.origins ?? []).map((origin, index) =>
    checkAddress(origin, valueAt(`${at}/send/origins/${index}`)),
  );
  return [...checkAddress(send.endpoint, valueAt(`${at}/send/endpoint`)), ...origins.flat()];
}

function checkAddress(found: string, location: Location): Problem[] {
  const problems = checkWebAddress(location, found);
  if (problems.length > 0) return problems;
  if (!found.startsWith('http://')) return [];
  const isLoopback = /^http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?:[:/?#]|$)/.test(found);
  return [{ code: isLoopback ? 'OF219' : 'OF218', at: location, details: { found } }];
}
