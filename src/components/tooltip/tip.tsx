import * as Radix from '@radix-ui/react-tooltip';

export { default as style } from './tip.css?url';

interface Props {
  words: string;
  onPointerEnter(): void;
  onPointerLeave(): void;
}

/**
 * An open tooltip. When it opens and closes is the business of useTip: Radix by itself would open at once on focus, so
 * its trigger is an empty place that covers the real element and hears nothing. The words stand beside it in the
 * document, so that they belong to the same landmark.
 */
export function Tip({ words, ...handlers }: Props) {
  return (
    <Radix.Provider>
      <Radix.Root open>
        <Radix.Trigger asChild>
          <span className="tip-place" aria-hidden="true" />
        </Radix.Trigger>
        <Radix.Content className="tip" sideOffset={8} collisionPadding={8} {...handlers}>
          {words}
        </Radix.Content>
      </Radix.Root>
    </Radix.Provider>
  );
}
