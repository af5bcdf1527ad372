import type { Shell } from '../../schema/resolved.ts';

/**
 * Sends a page view to each service for every page that a visitor views. Sends no cookies and stores nothing. Pages at
 * another address than that of the site aren't counted, and neither are the 404 page and visitors who ask not to be
 * tracked.
 */
export function countViews({ plausible, goatcounter, home }: NonNullable<Shell['analytics']>): void {
  const isRefused = navigator.globalPrivacyControl || navigator.doNotTrack === '1';
  const isMissing = document.querySelector('main')?.dataset.path === '/404';
  if (isRefused || isMissing || !location.href.startsWith(home)) return;
  let counted = '';
  const count = () => {
    const { origin, pathname: path, search } = location;
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

/* Ignores errors: counting must not affect the page. */
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
