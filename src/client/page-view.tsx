import { type ComponentType, memo, type ReactElement, Suspense, use } from 'react';
import type { AnyResolved, Level, PageData } from '../../schema/resolved.ts';
import { renderRichText } from '../components/text/render-rich-text.tsx';
import { hydrationOf } from './deferred-hydration.ts';
import { BlockFailure, Boundary } from './error-boundary.tsx';
import { renderSpecial, views } from './load-views.ts';

/** A page: its blocks, and exactly one h1. */
export function PageView({ page }: { page: PageData }) {
  const { path, head, blocks, h1 } = page;
  return (
    <main id="of-main" data-path={path}>
      {renderSpecial(page) ?? (
        <>
          {h1 === null && (
            <h1 className="visually-hidden" tabIndex={-1}>
              {renderRichText(head.title)}
            </h1>
          )}
          {blocks.map((block, index) => (
            <BlockView key={block.id ?? index} block={block} level={index === h1 ? 1 : 2} />
          ))}
        </>
      )}
    </main>
  );
}

interface Props {
  block: AnyResolved;
  level: Level;
}

/*
 * Renders a block with the view of its type. It re-renders only if the block changes. An error in a view doesn't affect
 * other blocks.
 */
const BlockView = memo(function BlockView({ block, level }: Props) {
  return (
    <Boundary resetKeys={[block]} fallback={() => <BlockFailure />}>
      <Suspense>
        <DeferredBlock block={block} level={level} />
      </Suspense>
    </Boundary>
  );
});

/* Keeps the server's markup until the block is hydrated. */
function DeferredBlock({ block, level }: Props): ReactElement {
  const hydration = hydrationOf(block);
  if (hydration) use(hydration);
  return renderBlock(block, level);
}

/** The element of one block, without error boundary or suspense. */
export function renderBlock(block: AnyResolved, level: Level): ReactElement {
  // TypeScript doesn't relate the type of a block to the view found by it.
  const View = views[block.type] as ComponentType<Props>;
  return <View block={block} level={level} />;
}
