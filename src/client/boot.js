/*
 * The only inline script. It is the same on every page, because the policy contains its hash; data attributes contain
 * what varies. It runs before the first paint, sets the theme, closes the menu, decides when the page hydrates, which
 * content and fonts wait for the first paint, and records clicks for replay after hydration.
 */
{
  const root = document.documentElement;
  // Data for this script and for the style sheet.
  const marks = root.dataset;
  const queue = [];
  let isStarted = false;
  let isLeft = false;
  // Whether the visitor may have canceled a request by leaving.
  let isCanceled = false;

  marks.js = '';
  /*
   * The layout of a whole page takes a phone longer than its download, so content below the first screen waits for the
   * first paint: see layout.css. Not if the URL has a hash, because the position of its target isn't known yet. The
   * font waits too, because it would use bandwidth on a slow network; not after navigation within the site, because it
   * is cached then. Nothing waits on the dev server, where React would report the attributes as hydration errors.
   */
  if (marks.build && performance.getEntriesByType('navigation')[0]?.type === 'navigate') {
    if (!location.hash) marks.early = '';
    if (!document.referrer.startsWith(`${location.origin}/`)) marks.standIn = '';
  }
  try {
    // Visitors may have switched the theme of an earlier version, which wasn't fixed.
    const theme = 'fixed' in marks ? null : localStorage['onefolio:theme'];
    if (theme === 'system') delete marks.theme;
    else if (theme === 'light' || theme === 'dark') marks.theme = theme;
    // Forms of this tab with a draft are open from the first paint on.
    if (sessionStorage['onefolio:draft']) marks.draft = '';
  } catch {}

  const keep = (event) => {
    if (event.type === 'submit') {
      event.preventDefault();
      // Clicks the button, because React hydrates a form on click, but not on submit.
      queue.push(() => event.submitter?.click());
      return;
    }
    const button = event.target.closest?.('button[type=button]:not([popovertarget]), a.picture-link');
    if (!button) return;
    const { href } = button;
    const act = Object.assign(() => button.isConnected && button.click(), { href });
    if (href) {
      // Modified clicks open a new tab.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setTimeout(() => queue.includes(act) && location.assign(href), 8000);
    }
    queue.push(act);
  };
  const keepNoMore = () => {
    removeEventListener('click', keep, true);
    removeEventListener('submit', keep, true);
  };
  // Opening a picture directly is faster than loading the page again.
  const followKept = () => {
    const kept = queue.find(({ href }) => href);
    if (kept) location.assign(kept.href);
    return kept;
  };
  const replay = async () => {
    keepNoMore();
    // React hydrates on demand what is clicked, but not during its own work.
    await null;
    for (const act of queue.splice(0)) {
      act();
      await null;
    }
  };
  /*
   * After a new publication, the files of an old page may be gone: then its address has a newer page. Reloads once per
   * build, and not if storage is unavailable, the server doesn't respond, or the visitor is leaving.
   */
  const renew = async () => {
    try {
      const { build } = marks;
      const renewed = () => sessionStorage['onefolio:reloaded'] ?? '';
      if (isLeft || !build || renewed().includes(build)) return false;
      await fetch(location.href, { method: 'HEAD' });
      // Several files may fail at once.
      if (renewed().includes(build)) return true;
      if (isLeft) return false;
      sessionStorage['onefolio:reloaded'] = renewed() + build;
      // Clicks recorded from now on would be lost with the reload.
      keepNoMore();
      if (!followKept()) location.reload();
      return true;
    } catch {
      return false;
    }
  };
  // Firefox cancels the requests of a page as soon as a link is followed. Then no file is missing.
  window.onbeforeunload = () => {
    isLeft = true;
  };
  window.onpageshow = ({ persisted }) => {
    if (!persisted) return;
    isLeft = false;
    // Not limited to once per build, because a reload doesn't restore the page again.
    if (isCanceled)
      fetch(location.href, { method: 'HEAD' }).then(
        () => location.reload(),
        () => {},
      );
  };
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  /* Whether the visitor may have canceled a request by leaving. A reload or another navigation would keep them here. */
  const isLeaving = async () => {
    isCanceled = true;
    // WebKit cancels the requests of a page before `beforeunload` if the visitor goes back.
    await pause(1000);
    // Usually the next page has opened by then. If not, the visitor downloaded a file or opened an email link.
    if (isLeft) await pause(5000);
    isCanceled = isLeft;
    return isLeft;
  };
  // Without its script, the page works like one without scripts; form submissions are sent by the browser.
  const giveUp = async () => {
    await isLeaving();
    if (followKept() || (await renew())) return;
    delete marks.js;
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'print', href: printStyle() }),
    );
    replay();
  };
  /* Without scripts, the document links the print style sheet. */
  const printStyle = () => /href="(.+?)"/.exec(document.querySelector('noscript').textContent)[1];
  /*
   * With scripts, print styles are loaded with the page shell. Printing before that loads them synchronously, because
   * no browser waits for a style sheet that is linked while it prints.
   */
  addEventListener('beforeprint', () => {
    if ([...document.styleSheets, ...document.adoptedStyleSheets].some(({ media }) => media.mediaText === 'print'))
      return;
    try {
      const request = new XMLHttpRequest();
      request.open('GET', printStyle(), false);
      request.send();
      if (request.status !== 200) return;
      const sheet = new CSSStyleSheet({ media: 'print' });
      sheet.replaceSync(request.responseText);
      document.adoptedStyleSheets.push(sheet);
    } catch {}
  });
  /* Loads the font before it is applied, so that the layout changes only once. */
  const dress = () => {
    const dressed = () => {
      // Keeps the scroll position, because WebKit doesn't anchor it.
      const read = scrollY ? document.elementFromPoint(innerWidth / 2, 99) : null;
      const top = () => read?.getBoundingClientRect().top;
      const before = top();
      delete marks.standIn;
      const moved = top() - before;
      if (moved) scrollBy({ top: moved, behavior: 'instant' });
    };
    // The first one in all scripts of the page. Of the others, Latin is what is certainly needed.
    const faces = getComputedStyle(root).getPropertyValue('--faces').split(',');
    const loaded = faces.map((face, index) => document.fonts.load(face, index ? 'a' : document.body.textContent));
    Promise.all(loaded).then(dressed, dressed);
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    dress();
    // Loads the data in parallel with the script, which waits for it.
    const read = async (address) => (await fetch(address)).json();
    const data = Promise.all([document.body.dataset.pageData, marks.shell].map(read));
    data.catch(() => {});
    window.onefolio.data = data;
    import(marks.entry).catch(giveUp);
  };

  const idly = (act) => (window.requestIdleCallback ?? setTimeout)(act, { timeout: 2000 });
  /*
   * After the first interaction, lays out the content below the first screen block by block, so that no tap has to wait
   * for all of it.
   */
  const follow = () => {
    const next = document.querySelector('[data-early] .section:nth-child(n + 4):not([data-early])');
    if (next) {
      next.dataset.early = '';
      idly(follow);
    } else for (const { dataset } of document.querySelectorAll('[data-early]')) delete dataset.early;
  };
  const touched = ({ type, target }) => {
    // A click shows that the visitor hasn't left: `beforeunload` came from a download or an email link.
    if (type === 'click') isLeft = false;
    // A key can lead anywhere, such as the browser's search.
    if (type === 'keydown') window.onefolio.isEverywhere = true;
    // Browsers scroll by themselves if the URL has a hash.
    if (type !== 'scroll') start();
    const { early } = marks;
    if (early === undefined) return;
    // A jump requires all of the layout, because the position of its target isn't known. A pointer's target is in view.
    if (type === 'keydown' || target.closest?.('a[href*="#"], :focus-visible')) {
      delete marks.early;
      // The content above has its height only now, after the browser has scrolled.
      if (type === 'focusin') target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    } else if (!early) {
      marks.early = 'follows';
      idly(follow);
    }
  };

  // Closes the menu after a click on one of its links, even before hydration.
  addEventListener('click', ({ target }) => target.closest?.('a')?.closest('[popover]')?.hidePopover?.());

  window.onefolio = { replay, giveUp, isLeaving };
  // Other chunks have a fallback: without a page's data, a link opens a document; without notifications, messages are
  // shown as text; without the form's chunk, the browser sends it. Only tooltips have none.
  addEventListener('vite:preloadError', ({ chunk }) => /\.\/tip-/.test(chunk) && isLeaving().then(renew));
  addEventListener('click', keep, true);
  addEventListener('submit', keep, true);
  for (const type of ['click', 'focusin', 'keydown', 'pointerdown', 'scroll']) addEventListener(type, touched, true);
  const come = () => idly(start);
  // Waits for the first paint, which may come after everything has loaded.
  new PerformanceObserver((list, observer) => {
    // The background may be painted before any text.
    if (!list.getEntries().some(({ name }) => name === 'first-contentful-paint')) return;
    observer.disconnect();
    dress();
    if (document.readyState === 'complete') come();
    else addEventListener('load', come);
  }).observe({ type: 'paint', buffered: true });
  // Firefox doesn't report the first paint of a page with a hash; it comes in the first frame after the load event.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(come, 500)));
}
