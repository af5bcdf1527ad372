import { type ComponentType, memo, type ReactElement, Suspense, use } from 'react';
import type { AnyResolved, Level } from '../../schema/resolved.ts';
import { views } from '../blocks/load-views.ts';
import { BlockFailure, Boundary } from './boundary.tsx';
import { hydrationOf } from './deferred-hydration.ts';

interface Props {
  block: AnyResolved;
  level: Level;
}

/** One block in the view of its type, rendered again only when the block changes. A view that fails takes nothing else with it. */
export const BlockView = memo(function BlockView({ block, level }: Props) {
  return (
    <Boundary of={[block]} fallback={() => <BlockFailure />}>
      <Suspense>
        <InTurn block={block} level={level} />
      </Suspense>
    </Boundary>
  );
});

/* Until it is the turn of a block, the markup of the server stays, and React comes back to it. */
function InTurn({ block, level }: Props): ReactElement {
  const turn = hydrationOf(block);
  if (turn) use(turn);
  return renderBlock(block, level);
}

/** The element of one block, with nothing around it. */
export function renderBlock(block: AnyResolved, level: Level): ReactElement {
  // TypeScript cannot see that a block and the view found by its type belong together.
  const View = views[block.type] as ComponentType<Props>;
  return <View block={block} level={level} />;
}
