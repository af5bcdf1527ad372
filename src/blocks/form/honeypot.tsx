import type { ViewProps } from '../../components/view.ts';

/** What nobody fills in: what the owner sends along, and a field that catches machines. */
export function Honeypot({ block: { send, subject, words } }: Pick<ViewProps<'form'>, 'block'>) {
  return (
    <>
      {send?.fields?.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Without a script there is nobody to put in what was answered. */}
      {subject !== undefined && (
        <input type="hidden" name="subject" value={subject.replace(/\s*\{answer:[^}]*\}/g, '').trim()} />
      )}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {words?.leaveEmpty}
          <input type="text" name={send?.honeypot ?? '_gotcha'} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
