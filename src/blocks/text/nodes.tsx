import type { TextLabels, TextNode } from '../../../schema/long-text.ts';
import { Heading } from '../../components/heading.tsx';
import { Picture } from '../../components/pictures/picture.tsx';
import { Video } from '../../components/pictures/video.tsx';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import { Code } from './code.tsx';
import { List } from './list.tsx';
import { Notes } from './notes.tsx';
import { Table } from './table.tsx';

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
  const show = (nodes: TextNode[]) => <Nodes nodes={nodes} {...context} />;
  switch (node.kind) {
    case 'heading':
      return (
        <Heading
          level={(context.above + node.depth) as 2 | 3 | 4 | 5 | 6}
          id={node.id}
          className={`of-depth-${node.depth}`}
        >
          {node.text}
        </Heading>
      );
    case 'paragraph':
      return <p>{renderRichText(node.text)}</p>;
    case 'list':
      return <List {...node} labels={context.labels} show={show} />;
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
      return <Notes {...node} labels={context.labels} show={show} />;
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
    <figure className="quoted">
      {quote}
      <figcaption>{renderRichText(source)}</figcaption>
    </figure>
  );
}
