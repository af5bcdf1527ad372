import type { TextLabels, TextList, TextNode, TextTable } from '../../../schema/long-text.ts';
import { Heading } from '../../components/heading.tsx';
import { part } from '../../components/part.ts';
import { Picture } from '../../components/pictures/picture.tsx';
import { Video } from '../../components/pictures/video.tsx';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import { useNow } from '../../components/text/use-now.ts';
import { plainText } from '../../shared/rich-text.ts';
import { Code } from './code.tsx';

/** What rendering a node may depend on. */
interface Context {
  labels: TextLabels;
  /** The level of the heading above the text's headings. */
  above: 1 | 2;
}

/** Renders the nodes of a long text. */
export function Nodes({ nodes, ...context }: Context & { nodes: TextNode[] }) {
  return nodes.map((node, index) => <Node key={index} node={node} {...context} />);
}

function Node({ node, ...context }: Context & { node: TextNode }) {
  switch (node.kind) {
    case 'heading':
      return (
        <Heading level={(context.above + node.depth) as 2 | 3 | 4 | 5 | 6} id={node.id} rank={node.depth}>
          {node.text}
        </Heading>
      );
    case 'paragraph':
      return <p>{renderRichText(node.text)}</p>;
    case 'list':
      return <List {...node} {...context} />;
    case 'quote':
      return <Quote {...node} {...context} />;
    case 'table':
      return <Table {...node} name={context.labels.table} />;
    case 'code':
      return <Code {...node} labels={context.labels} />;
    case 'picture':
      return (
        <figure>
          <Picture picture={node.picture} />
          {node.caption && <figcaption>{renderRichText(node.caption)}</figcaption>}
        </figure>
      );
    case 'video':
      return (
        <figure>
          <Video href={node.href} host={node.host} picture={node.picture} />
          {node.caption && <figcaption>{renderRichText(node.caption)}</figcaption>}
        </figure>
      );
    case 'notes':
      return <Notes {...node} {...context} />;
    case 'break':
      return <hr />;
  }
}

function Quote({ content, source, ...context }: Context & Extract<TextNode, { kind: 'quote' }>) {
  const quote = (
    <blockquote>
      <Nodes nodes={content} labels={context.labels} above={context.above} />
    </blockquote>
  );
  return source === undefined ? (
    quote
  ) : (
    <figure {...part('quoted')}>
      {quote}
      <figcaption>{renderRichText(source)}</figcaption>
    </figure>
  );
}

/* Short items have no paragraph. */
function List({ start, items, ...context }: Context & TextList) {
  const { labels } = context;
  const points = items.map(({ done, content }, index) => {
    const [first, ...rest] = content;
    const isShort = first?.kind === 'paragraph' && rest.every(isList);
    return (
      <li key={index} data-done={done}>
        {done !== undefined && <span className="visually-hidden">{done ? labels.done : labels.toDo}: </span>}
        {isShort && renderRichText(first.text)}
        <Nodes nodes={isShort ? rest : content} {...context} />
      </li>
    );
  });
  return start === undefined ? <ul>{points}</ul> : <ol start={start === 1 ? undefined : start}>{points}</ol>;
}

const isList = ({ kind }: TextNode) => kind === 'list';

/* The table scrolls if it is too wide. Its column headings are its name. */
function Table({ align, head, rows, name }: TextTable & { name: string | undefined }) {
  const side = (column: number) => (align[column] === 'start' ? undefined : align[column]);
  const now = useNow();
  const columns = head.map((cell) => plainText(cell, now)).filter((each) => each !== '');
  return (
    <div
      {...part('table')}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keys.
      tabIndex={0}
      aria-label={[name, columns.join(', ')].filter(Boolean).join(': ')}
    >
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

/* With a variation selector, because some systems would render it as an emoji. */
const arrow = '\u21A9\uFE0E';

/* The footnotes of a text, each with links back to its references. */
function Notes({ notes, ...context }: Context & Extract<TextNode, { kind: 'notes' }>) {
  const { labels } = context;
  return (
    <div {...part('notes')} role="group" aria-label={labels.notes}>
      <ol>
        {notes.map(({ id, from, content }) => {
          const last = content.at(-1);
          const ends = last?.kind === 'paragraph';
          const back = from.map((place, index) => (
            <a
              key={place}
              href={`#${place}`}
              aria-label={`${labels.backToText} ${from.length > 1 ? index + 1 : ''}`.trim()}
            >
              {arrow}
            </a>
          ));
          return (
            <li key={id} id={id}>
              <Nodes nodes={ends ? content.slice(0, -1) : content} {...context} />
              <p>
                {ends && renderRichText(last.text)} {back}
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
