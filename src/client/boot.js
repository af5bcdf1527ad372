/*
 * The only inline script. It is the same on every page, because the policy contains its hash; data attributes contain
 * what varies. It runs before the first paint, sets the theme, closes the menu, decides when the page hydrates, which
 * content and fonts wait for the first paint, and records clicks for replay after hydration.
 */
{
  const root = document.documentElement;
  // Data attributes for this script and for the style sheet.
  const data = root.dataset;
  const queue = [];
  let isStarted = false;
  let isLeft = false;
  // Whether the visitor has sent a form to its endpoint before hydration.
  let isPosted = false;
  // Whether the visitor may have canceled a request by leaving.
  let isCanceled = false;

  data.js = '';
  /*
   * The layout of a whole page takes a phone longer than its download, so the document says that content below the first
   * screen and the font wait: see layout.css and tokens.css. Content doesn't wait if the page opens further down. The
   * font doesn't wait after navigation within the site, because it is cached then.
   */
  const isNew = performance.getEntriesByType('navigation')[0]?.type === 'navigate';
  if (!isNew || location.hash) delete data.early;
  if (!isNew || document.referrer.startsWith(`${location.origin}/`)) delete data.standIn;
  try {
    // Visitors may have switched the theme of an earlier version, which wasn't fixed.
    const theme = 'fixed' in data ? null : localStorage['onefolio:theme'];
    if (theme === 'system') delete data.theme;
    else if (theme === 'light' || theme === 'dark') data.theme = theme;
    // Forms of this tab with a draft are open from the first paint on.
    if (sessionStorage['onefolio:draft']) data.draft = '';
  } catch {}

  const record = (event) => {
    if (event.type === 'submit') {
      event.preventDefault();
      // Clicks the button, because React hydrates a form on click, but not on submit.
      queue.push(() => event.submitter?.click());
      isPosted ||= event.target.method === 'post';
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
  const stopRecording = () => {
    removeEventListener('click', record, true);
    removeEventListener('submit', record, true);
  };
  // Opening a picture directly is faster than reloading the page.
  const openRecordedPicture = () => {
    const recorded = queue.find(({ href }) => href);
    if (recorded) location.assign(recorded.href);
    return recorded;
  };
  const replay = async () => {
    stopRecording();
    // React hydrates clicked elements on demand, but not during its own work.
    await null;
    for (const act of queue.splice(0)) {
      act();
      await null;
    }
  };
  /* Saves what was typed into forms; draft.ts restores it. Throws if it can't be stored. */
  const keepDrafts = () => {
    const typed = [...document.forms].map((form) => [...new FormData(form)]);
    sessionStorage['onefolio:typed'] = JSON.stringify([location.pathname, typed]);
  };
  const reload = () => {
    keepDrafts();
    location.reload();
  };
  /*
   * Reloads an outdated page: after a new publication, the files of the old page may be missing. Reloads once per
   * build, and not if storage is unavailable, the server doesn't respond, or the visitor is leaving.
   */
  const reloadIfOutdated = async () => {
    try {
      const { build } = data;
      const reloadedBuilds = () => sessionStorage['onefolio:reloaded'] ?? '';
      if (isLeft || !build || reloadedBuilds().includes(build)) return false;
      await fetch(location.href, { method: 'HEAD' });
      // Several files may fail at once.
      if (reloadedBuilds().includes(build)) return true;
      if (isLeft) return false;
      sessionStorage['onefolio:reloaded'] = reloadedBuilds() + build;
      // Clicks recorded from now on would be lost with the reload.
      stopRecording();
      if (!openRecordedPicture()) reload();
      return true;
    } catch {
      return false;
    }
  };
  // Firefox cancels the requests of a page as soon as a link is followed, although no file is missing.
  window.onbeforeunload = () => {
    isLeft = true;
  };
  window.onpageshow = ({ persisted }) => {
    if (!persisted) return;
    isLeft = false;
    // Not limited to once per build, because a reload doesn't restore the page again.
    if (isCanceled)
      fetch(location.href, { method: 'HEAD' })
        .then(reload)
        .catch(() => {});
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
  // If the script can't be loaded, the page works like one without scripts, and the browser submits forms.
  const giveUp = async () => {
    await isLeaving();
    // Posting a message is better than showing the form again.
    if (openRecordedPicture() || (!isPosted && (await reloadIfOutdated()))) return;
    delete data.js;
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
  /* Loads the fonts before applying them, so that the layout changes only once. */
  const loadFonts = () => {
    const applyFonts = () => {
      // Keeps the scroll position, because WebKit doesn't anchor it.
      const anchor = scrollY ? document.elementFromPoint(innerWidth / 2, 99) : null;
      const top = () => anchor?.getBoundingClientRect().top;
      const before = top();
      delete data.standIn;
      const moved = top() - before;
      if (moved) scrollBy({ top: moved, behavior: 'instant' });
    };
    // Loads the first face for all scripts of the page, and the others for Latin, which every page needs.
    const faces = getComputedStyle(root).getPropertyValue('--faces').split(',');
    const loaded = faces.map((face, index) => document.fonts.load(face, index ? 'a' : document.body.textContent));
    Promise.all(loaded).then(applyFonts, applyFonts);
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    loadFonts();
    // Loads the data in parallel with the script, which waits for it.
    const readJson = async (address) => (await fetch(address)).json();
    const pageAndShell = Promise.all([document.body.dataset.pageData, data.shell].map(readJson));
    pageAndShell.catch(() => {});
    window.onefolio.data = pageAndShell;
    import(data.entry).catch(giveUp);
  };

  const whenIdle = (act) => (window.requestIdleCallback ?? setTimeout)(act, { timeout: 2000 });
  /*
   * After the first interaction, lays out the content below the first screen block by block, so that no tap has to wait
   * for all of it.
   */
  const layOutNext = () => {
    const next = document.querySelector('[data-early] .section:nth-child(n + 4):not([data-early])');
    if (next) {
      next.dataset.early = '';
      whenIdle(layOutNext);
    } else for (const { dataset } of document.querySelectorAll('[data-early]')) delete dataset.early;
  };
  const onInteraction = ({ type, target }) => {
    // A click shows that the visitor hasn't left: `beforeunload` came from a download or an email link.
    if (type === 'click') isLeft = false;
    // A key can lead anywhere, such as the browser's search.
    if (type === 'keydown') window.onefolio.isEverywhere = true;
    // Browsers scroll by themselves if the URL has a hash.
    if (type !== 'scroll') start();
    const { early } = data;
    if (early === undefined) return;
    // A jump requires all of the layout, because the position of its target isn't known. A pointer's target is in view.
    if (type === 'keydown' || target.closest?.('a[href*="#"], :focus-visible')) {
      delete data.early;
      // The content above has its height only now, after the browser has scrolled.
      if (type === 'focusin') target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    } else if (!early) {
      data.early = 'follows';
      whenIdle(layOutNext);
    }
  };

  // Closes the menu after a click on one of its links, even before hydration.
  addEventListener('click', ({ target }) => target.closest?.('a')?.closest('[popover]')?.hidePopover?.());

  window.onefolio = { replay, giveUp, isLeaving, keepDrafts };
  // Other chunks have a fallback that needs no other code: without a page's data, a link opens a document; without the
  // dialog, a picture opens; without notifications, messages are shown as text; without the chunk that sends, the
  // browser does.
  addEventListener(
    'vite:preloadError',
    ({ chunk }) => /\.\/(tip|form-controller)-/.test(chunk) && isLeaving().then(reloadIfOutdated),
  );
  addEventListener('click', record, true);
  addEventListener('submit', record, true);
  for (const type of ['click', 'focusin', 'keydown', 'pointerdown', 'scroll'])
    addEventListener(type, onInteraction, true);
  const startWhenIdle = () => whenIdle(start);
  // Waits for the first paint, which may come after everything has loaded.
  new PerformanceObserver((list, observer) => {
    // The background may be painted before any text.
    if (!list.getEntries().some(({ name }) => name === 'first-contentful-paint')) return;
    observer.disconnect();
    loadFonts();
    if (document.readyState === 'complete') startWhenIdle();
    else addEventListener('load', startWhenIdle);
  }).observe({ type: 'paint', buffered: true });
  // Firefox doesn't report the first paint of a page with a hash; it comes in the first frame after the load event.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(startWhenIdle, 500)));
}
