interface Window {
  /** What the boot script leaves for the page that hydrates. */
  onefolio?: {
    replay(): Promise<void>;
    giveUp(): Promise<void>;
    /** Whether a key was pressed before the page hydrates. */
    isEverywhere?: boolean;
    /** What the page was made of, and what is around it. */
    data: Promise<import('./prerender.tsx').FetchedData>;
  };
}

interface Navigator {
  /** What some browsers say of the way to the network. */
  readonly connection?: { saveData?: boolean; effectiveType?: string };
}
