import * as Radix from '@radix-ui/react-tooltip';

export { default as style } from './tip.css?url';

interface Props {
  text: string;
  onPointerEnter(): void;
  onPointerLeave(): void;
}

/**
 * An open tooltip. useTip controls when it opens and closes, because Radix would open it immediately on focus; its
 * trigger is an empty element over the real one, without handlers. The text is next to the element in the document, so
 * that it is in the same landmark.
 */
export function Tip({ text, ...handlers }: Props) {
  return (
    <Radix.Provider>
      <Radix.Root open>
        <Radix.Trigger asChild>
          <span className="tip-place" aria-hidden="true" />
        </Radix.Trigger>
        <Radix.Content className="tip" sideOffset={8} collisionPadding={8} {...handlers}>
          {text}
        </Radix.Content>
      </Radix.Root>
    </Radix.Provider>
  );
}
