import type { Shell } from '../../schema/resolved.ts';

/**
 * Tells the services of a site about each page that a visitor views. Sends no cookies and stores nothing. Pages at
 * another address than that of the site aren't counted, and neither are visitors who ask not to be tracked.
 */
export function countViews({ plausible, goatcounter, origin }: NonNullable<Shell['analytics']>): void {
  const isRefused = navigator.globalPrivacyControl || navigator.doNotTrack === '1';
  if (isRefused || location.origin !== origin) return;
  let counted = '';
  const count = () => {
    const { pathname: path, search } = location;
    if (path === counted) return;
    // Later pages were reached from this site.
    const from = counted === '' ? document.referrer : '';
    counted = path;
    // https://plausible.io/docs/events-api: as plain text, the request needs no permission of the server.
    if (plausible) {
      const domain = location.hostname.replace(/^www\./, '');
      send(new URL('/api/event', plausible), {
        body: JSON.stringify({ name: 'pageview', url: origin + path + search, domain, referrer: from }),
      });
    }
    // https://www.goatcounter.com/help/pixel
    if (goatcounter) send(new URL(`/count?${new URLSearchParams({ p: path, q: search, r: from })}`, goatcounter));
  };
  count();
  // The router dispatches the last two whenever it changes the history.
  for (const type of ['popstate', 'pushState', 'replaceState']) addEventListener(type, count);
}

/* A view that can't be counted isn't the visitor's problem. */
function send(url: URL, options: RequestInit = {}): void {
  fetch(url, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    keepalive: true,
    referrerPolicy: 'no-referrer',
    ...options,
  }).catch(() => {});
}
