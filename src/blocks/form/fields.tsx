import { useId } from 'react';
import { FoldButton } from '../../components/fold.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { part } from '../../components/part.ts';
import { useLabels } from '../../components/text/labels.ts';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import { useNow } from '../../components/text/use-now.ts';
import type { ViewProps } from '../../components/view.ts';
import { fillLabel } from '../../shared/fill-label.ts';
import { plainText } from '../../shared/rich-text.ts';
import { useForm } from './use-form.ts';

interface Props extends Pick<ViewProps<'form'>, 'block'> {
  /** The id of the heading that labels the form. */
  labelledBy: string | undefined;
}

/**
 * The form element. It is uncontrolled, so that text typed before hydration stays. Without scripts, a form with an
 * endpoint is submitted by the browser, and a mail link replaces any other. On a phone, if there are contact items, a
 * button below them opens it.
 */
export function Fields({ block, labelledBy }: Props) {
  const { fields, contacts = [], send, submit = 'Send message', mailto, labels: sendingLabels } = block;
  const labels = useLabels();
  const now = useNow();
  const prefix = `of-${useId()}`;
  const { ref, state, fold, onSubmit } = useForm(block, labels);
  const { errors, isSending, outcome } = state;
  const wrong = fields.filter(({ name }) => errors.has(name));
  const areAllRequired = fields.every(({ required }) => required);
  const usesMail = send === undefined;
  const isFolded = contacts.length > 0 && !fold.isOpen;
  return (
    <>
      {isFolded && <FoldButton label={labels.write} onClick={fold.open} />}
      <form
        ref={ref}
        {...part('fields', 'form-fields')}
        aria-labelledby={labelledBy}
        method={usesMail ? 'dialog' : 'post'}
        action={send?.endpoint}
        data-mail={usesMail || undefined}
        data-fold={isFolded ? '' : undefined}
        onSubmit={onSubmit}
      >
        {wrong.length > 0 && (
          <div className="form-errors" role="alert" tabIndex={-1}>
            <Icon name="circle-alert" />
            <div>
              <p>{fillLabel(labels.fieldsToFix, { count: wrong.length })}</p>
              <ul role="list">
                {wrong.map(({ name, label }) => (
                  <li key={name}>
                    <Link href={`#${prefix}-${name}`}>
                      {fillLabel(labels.named, {
                        name: plainText(label, now),
                        words: `\u2068${errors.get(name)}\u2069`,
                      })}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        )}
        {fields.map((field) => (
          <Field
            key={field.name}
            {...field}
            id={`${prefix}-${field.name}`}
            error={errors.get(field.name)}
            isMarked={!areAllRequired}
          />
        ))}
        {sendingLabels && <Honeypot block={block} />}
        <div className="form-foot">
          <button
            type="submit"
            {...part('button primary')}
            aria-busy={isSending}
            aria-disabled={outcome?.pause ? true : undefined}
          >
            {isSending && <Icon name="loader" className="turning" />}
            {isSending ? sendingLabels?.sending : (outcome?.pause ?? renderRichText(submit))}
          </button>
          {usesMail && mailto !== null && (
            <Link {...part('button primary', 'button primary without-script')} href={mailto}>
              {renderRichText(submit)}
            </Link>
          )}
          {areAllRequired && <p className="form-note">{labels.allRequired}</p>}
          <p className="form-outcome" role="status" data-kind={outcome?.kind}>
            {outcome && (
              <>
                {outcome.text} {outcome.mail && <Link href={outcome.mail}>{sendingLabels?.writeMail}</Link>}
              </>
            )}
          </p>
          {outcome?.copy && (
            <button type="button" {...part('button')} onClick={outcome.copy.act}>
              {outcome.copy.label}
            </button>
          )}
        </div>
      </form>
    </>
  );
}

type FieldData = ViewProps<'form'>['block']['fields'][number];

interface FieldProps extends FieldData {
  id: string;
  /** The browser's validation message. */
  error: string | undefined;
  /** Whether required fields are marked, because others are optional. */
  isMarked: boolean;
}

function Field({ id, type, label, error, isMarked, required = false, ...rest }: FieldProps) {
  const labels = useLabels();
  const errorId = `${id}-error`;
  const shared = {
    id,
    name: rest.name,
    required,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined ? undefined : errorId,
  };
  const isHalf = rest.autocomplete === 'given-name' || rest.autocomplete === 'family-name';
  return (
    <div {...part('field')} data-type={type} data-half={isHalf || undefined}>
      <label htmlFor={id}>
        {renderRichText(label)}
        {required && isMarked && <span className="field-required"> ({labels.required})</span>}
      </label>
      <Control type={type} shared={shared} {...rest} />
      {error !== undefined && (
        <p className="field-error" id={errorId}>
          <Icon name="circle-alert" />
          <bdi>{error}</bdi>
        </p>
      )}
    </div>
  );
}

type ControlProps = Omit<FieldData, 'label' | 'required'> & { shared: Record<string, unknown> };

function Control({ type, shared, autocomplete, minLength, maxLength, rows = 6, options = [], values }: ControlProps) {
  const { choose } = useLabels();
  const now = useNow();
  const limits = { autoComplete: autocomplete, minLength, maxLength };
  switch (type) {
    case 'textarea':
      return <textarea {...shared} {...limits} rows={rows} />;
    case 'checkbox':
      return <input {...shared} type="checkbox" value="yes" />;
    case 'select':
      return (
        <select {...shared} autoComplete={autocomplete} defaultValue="">
          <option value="">{choose}</option>
          {options.map((option, index) => (
            <option key={index} value={values?.[index] && plainText(values[index], now)}>
              {plainText(option, now)}
            </option>
          ))}
        </select>
      );
    default:
      return <input {...shared} {...limits} type={type} dir={type === 'text' ? undefined : 'ltr'} />;
  }
}

/* Hidden inputs: the additional values that the owner sends, and a field that only bots fill in. */
function Honeypot({ block: { send, subject, labels: sendingLabels } }: Pick<ViewProps<'form'>, 'block'>) {
  const now = useNow();
  return (
    <>
      {send?.fields?.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={plainText(value, now)} />
      ))}
      {/* Without scripts, the subject's placeholders can't be filled in. */}
      {subject !== undefined && (
        <input
          type="hidden"
          name="subject"
          value={plainText(subject, now)
            .replace(/\s*\{answer:[^}]*\}/g, '')
            .trim()}
        />
      )}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {sendingLabels?.leaveEmpty}
          <input type="text" name={send?.honeypot ?? '_gotcha'} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
