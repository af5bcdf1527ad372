import * as Radix from '@radix-ui/react-tooltip';
import { useState } from 'react';

interface Props {
  words: string;
  onPointerEnter(): void;
  onPointerLeave(): void;
}

/**
 * An open tooltip. When it opens and closes is the business of useTip: Radix by itself would open at once on focus, so
 * its trigger is an empty place that covers the real element and hears nothing. The words stand in the landmark of their
 * element, where a screen reader looks for them.
 */
export function Tip({ words, ...handlers }: Props) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <Radix.Provider>
      <Radix.Root open>
        <Radix.Trigger asChild>
          <span className="tip-place" aria-hidden="true" ref={setPlace} />
        </Radix.Trigger>
        {place && (
          <Radix.Portal container={place.closest('main, header, footer')}>
            <Radix.Content className="tip" sideOffset={8} collisionPadding={8} {...handlers}>
              {words}
            </Radix.Content>
          </Radix.Portal>
        )}
      </Radix.Root>
    </Radix.Provider>
  );
}
