import type { TextTable } from '../../../schema/long-text.ts';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import { useNow } from '../../components/text/use-now.ts';
import { plainText } from '../../shared/rich-text.ts';

/** A table, which scrolls if it is too wide. Its column headings are its name. */
export function Table({ align, head, rows, name }: TextTable & { name: string | undefined }) {
  const side = (column: number) => (align[column] === 'start' ? undefined : align[column]);
  const now = useNow();
  const columns = head.map((cell) => plainText(cell, now)).filter((each) => each !== '');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keys.
    <div className="table" role="group" tabIndex={0} aria-label={[name, columns.join(', ')].filter(Boolean).join(': ')}>
      <table>
        <thead>
          <tr>
            {head.map((cell, column) =>
              cell === '' ? (
                <td key={column} />
              ) : (
                <th key={column} scope="col" data-side={side(column)}>
                  {renderRichText(cell)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column} data-side={side(column)}>
                  {renderRichText(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
