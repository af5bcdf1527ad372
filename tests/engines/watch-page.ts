/**
 * Runs in each page ahead of everything else, and sends what should not happen there to `address`. WebKit gives its
 * console to nobody, and no browser writes every violation of the policy there.
 */
export function watchPage(address: string): void {
  const send = (...words: unknown[]) =>
    navigator.sendBeacon(address, `${location.href}: ${words.map(String).join(' ')}`);
  for (const kind of ['error', 'warn'] as const) {
    const write = console[kind];
    console[kind] = (...words: unknown[]) => {
      write.apply(console, words);
      send(kind, ...words);
    };
  }
  // Whoever leaves a page cancels what is on its way, and WebKit calls that an error of it.
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
      // No error of a script: the observer is told in the next frame.
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
