interface Window {
  /** What the boot script leaves for the page that hydrates. */
  onefolio?: {
    replay(): Promise<void>;
    giveUp(): Promise<void>;
    /** Whether a key was pressed before the page hydrates. */
    isEverywhere?: boolean;
    /** What is around the page, and what that was made of. */
    data: Promise<[import('./prerender.tsx').FrameOfDocument, import('./prerender.tsx').PageOfDocument]>;
  };
}

interface Navigator {
  /** What some browsers say of the way to the network. */
  readonly connection?: { saveData?: boolean; effectiveType?: string };
}
