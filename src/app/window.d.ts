interface Window {
  /** What the boot script leaves for the page that hydrates. */
  onefolio?: { replay(): Promise<void>; giveUp(): Promise<void> };
}

interface Navigator {
  /** What some browsers say of the way to the network. */
  readonly connection?: { saveData?: boolean; effectiveType?: string };
}
