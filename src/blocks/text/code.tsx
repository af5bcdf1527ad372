import type { CodeBlock, CodeLine, TextLabels } from '../../../schema/long-text.ts';
import { Icon } from '../../components/icon.tsx';
import { part } from '../../components/part.ts';

type Piece = CodeLine['pieces'][number];

/* In characters: longer code may have to be scrolled on a phone. */
const narrow = 28;

/** A code block with its name and a copy button. Code is left-to-right in every language. */
export function Code({ lines, language, file, labels }: CodeBlock & { labels: TextLabels }) {
  const name = [file, language].filter((each) => each !== undefined);
  return (
    <figure {...part('code', 'code-block')} data-bare={name.length === 0 || undefined}>
      <figcaption>
        {file !== undefined && <bdi className="code-file">{file}</bdi>}
        {language !== undefined && <bdi className="code-language">{language}</bdi>}
        <button
          type="button"
          {...part('copy', 'copy-code with-script')}
          aria-label={labels.copyCode}
          title={labels.copyCode}
        >
          <Icon name="copy" />
        </button>
      </figcaption>
      <pre
        dir="ltr"
        role="group"
        aria-label={[labels.code, ...name].join(': ')}
        tabIndex={lines.some(isLong) ? 0 : undefined}
      >
        <code>{partsOf(lines).map(render)}</code>
      </pre>
    </figure>
  );
}

const isLong = ({ pieces }: CodeLine) =>
  pieces.reduce((length, piece) => length + (typeof piece === 'string' ? piece : piece[1]).length, 0) > narrow;

interface LineGroup {
  marked: boolean;
  pieces: Piece[];
}

/* Groups consecutive lines by whether they are marked. Each line ends with a line break. */
function partsOf(lines: CodeLine[]): LineGroup[] {
  const parts: LineGroup[] = [];
  for (const { marked = false, pieces } of lines) {
    if (parts.at(-1)?.marked !== marked) parts.push({ marked, pieces: [] });
    const { pieces: inside } = parts.at(-1) as LineGroup;
    for (const piece of [...pieces, '\n']) {
      const last = inside.at(-1);
      // Joined, because React separates adjacent text nodes with a comment.
      if (typeof piece === 'string' && typeof last === 'string') inside[inside.length - 1] = last + piece;
      else inside.push(piece);
    }
  }
  return parts;
}

function render({ marked, pieces }: LineGroup, index: number) {
  const inside = pieces.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <span key={index} className={piece[0]}>
        {piece[1]}
      </span>
    ),
  );
  return marked ? <mark key={index}>{inside}</mark> : inside;
}
