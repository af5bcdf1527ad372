import { Icon } from '../../components/icon.tsx';
import { useLabels } from '../../components/text/labels.ts';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import { useNow } from '../../components/text/use-now.ts';
import type { ViewProps } from '../../components/view.ts';
import { plainText } from '../../shared/rich-text.ts';

type FieldData = ViewProps<'form'>['block']['fields'][number];

interface Props extends FieldData {
  id: string;
  /** The browser's validation message. */
  error: string | undefined;
  /** Whether required fields are marked, because others are optional. */
  isMarked: boolean;
}

/** A field with its label, and its error if there is one. */
export function Field({ id, type, label, error, isMarked, required = false, ...rest }: Props) {
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
    <div className="field" data-type={type} data-half={isHalf || undefined}>
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
