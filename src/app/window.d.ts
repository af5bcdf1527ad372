interface Window {
  /** What the boot script leaves for the page that comes alive. */
  onefolio?: { replay(): Promise<void> };
}
