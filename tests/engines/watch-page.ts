/**
 * Runs in each page before everything else, and sends errors to `address`. The console of WebKit isn't accessible, and
 * no browser logs every violation of the policy.
 */
export function watchPage(address: string): void {
  const send = (...values: unknown[]) =>
    navigator.sendBeacon(address, `${location.href}: ${values.map(String).join(' ')}`);
  for (const kind of ['error', 'warn'] as const) {
    const write = console[kind];
    console[kind] = (...words: unknown[]) => {
      write.apply(console, words);
      send(kind, ...words);
    };
  }
  // Navigation cancels pending requests, which WebKit reports as errors.
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  addEventListener('pageshow', () => {
    isLeft = false;
  });
  // Errors of scripts, and in the capturing phase those of pictures, fonts and scripts that cannot be loaded.
  addEventListener(
    'error',
    ({ message, target }) => {
      // Not an error: the observer gets the notification in the next frame.
      if (message?.startsWith('ResizeObserver loop')) return;
      if (message !== undefined || !isLeft) send(message ?? (target as Element)?.outerHTML);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => send(reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    send(`the policy stopped ${blockedURI} by ${effectiveDirective}`),
  );
}
