import { type ComponentType, memo, type ReactElement, Suspense } from 'react';
import type { AnyResolved, Level } from '../../schema/resolved.ts';
import { views } from '../blocks/index.ts';
import { BlockFailure, Boundary } from './boundary.tsx';

interface Props {
  block: AnyResolved;
  level: Level;
}

/** One block by the view of its type, drawn again only when it is another. A view that fails takes nothing else with it. */
export const BlockView = memo(function BlockView({ block, level }: Props) {
  return (
    <Boundary of={[block]} fallback={() => <BlockFailure />}>
      <Suspense>{drawBlock(block, level)}</Suspense>
    </Boundary>
  );
});

/** The element of one block, with nothing around it. */
export function drawBlock(block: AnyResolved, level: Level): ReactElement {
  // TypeScript cannot see that a block and the view found by its type belong together.
  const View = views[block.type] as ComponentType<Props>;
  return <View block={block} level={level} />;
}
