interface Window {
  /** What the boot script leaves for the page that hydrates. */
  onefolio?: { replay(): Promise<void> };
}
