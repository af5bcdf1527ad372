import { useNow } from '../../components/text/use-now.ts';
import type { ViewProps } from '../../components/view.ts';
import { plainText } from '../../shared/rich-text.ts';

/** Hidden inputs: the additional values that the owner sends, and a field that only bots fill in. */
export function Honeypot({ block: { send, subject, labels: sendingLabels } }: Pick<ViewProps<'form'>, 'block'>) {
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
