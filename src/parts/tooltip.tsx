import { type ReactElement, Suspense, use } from 'react';

interface Props {
  /** The words that appear; never the only name of what they belong to. */
  words: string;
  /** One element that can take the focus. */
  children: ReactElement;
}

/**
 * Words that appear beside an element after a while. What shows them is a chunk of its own, loaded after the page has
 * come alive: until then React keeps the element that the server wrote, with its focus. Clicks inside that wait are
 * lost to React, so nothing in here may depend on onClick: see usePress.
 */
export function Tooltip({ words, children }: Props) {
  return (
    <Suspense fallback={children}>
      <Loaded words={words}>{children}</Loaded>
    </Suspense>
  );
}

function Loaded({ words, children }: Props) {
  const { Tip } = loaded ?? use(loadTooltip());
  return <Tip words={words}>{children}</Tip>;
}

type Chunk = typeof import('./tip.tsx');

let loading: Promise<Chunk> | undefined;
let loaded: Chunk | undefined;

/** Loads what shows tooltips. The server waits for it before it renders, so that both write the same markup. */
export function loadTooltip(): Promise<Chunk> {
  loading ??= import('./tip.tsx').then((chunk) => {
    loaded = chunk;
    return chunk;
  });
  return loading;
}
