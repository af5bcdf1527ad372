interface Window {
  /** Trusted Types, in some browsers. */
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createHTML(markup: string): string }): { createHTML(markup: string): unknown };
  };
  /** The interface of the inline script for hydration. */
  onefolio?: {
    replay(): Promise<void>;
    giveUp(): Promise<void>;
    /** Whether a request that just failed may have been canceled because the visitor is leaving. Waits to find out. */
    isLeaving(): Promise<boolean>;
    /** Saves what was typed into the forms of the page. Throws if it can't be stored. */
    keepDrafts(): void;
    /** Whether a key was pressed before the page hydrated. */
    isEverywhere?: boolean;
    /** The data of the page, and its shell. */
    data: Promise<import('./prerender.tsx').FetchedData>;
  };
}

interface Navigator {
  /** Global Privacy Control, in some browsers. */
  readonly globalPrivacyControl?: boolean;
  /** The Network Information API, in some browsers. */
  readonly connection?: { saveData?: boolean; effectiveType?: string };
}
