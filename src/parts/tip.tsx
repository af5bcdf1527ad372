import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import { useTip } from './use-tip.ts';

interface Props {
  words: string;
  children: ReactElement;
}

/** An element with its tooltip. When it opens is our own affair: Radix would open it at once on focus. */
export function Tip({ words, children }: Props) {
  const { isOpen, close, handlers } = useTip();
  return (
    <Radix.Provider>
      <Radix.Root open={isOpen} onOpenChange={(wantsOpen) => wantsOpen || close()}>
        <Radix.Trigger asChild {...handlers}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className="tip" sideOffset={8} collisionPadding={8}>
            {words}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
