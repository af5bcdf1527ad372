/*
 * The one inline script, the same on every page: its text is hashed into the policy, so what varies comes from data
 * attributes. It runs before the first paint, sets the theme, closes the menu, decides when the page hydrates and what
 * waits for the first paint, the font too, and keeps what is clicked until then.
 */
{
  const root = document.documentElement;
  // What the document says of itself, and what the style sheet asks for.
  const marks = root.dataset;
  const queue = [];
  let isStarted = false;
  let isLeft = false;

  marks.js = '';
  /*
   * Everything at once takes a phone longer to lay out than to fetch. So what is further down waits for the first paint:
   * see layout.css; but not where the page opens further down, since nobody knows yet how far that is. So does the font,
   * which would take its share of a slow network; but not for whoever comes from a page of this site, and has it. Nothing
   * waits in dev, where React would take the marks for a mistake.
   */
  if (marks.build && performance.getEntriesByType('navigation')[0]?.type === 'navigate') {
    if (!location.hash) marks.early = '';
    if (!document.referrer.startsWith(`${location.origin}/`)) marks.standIn = '';
  }
  try {
    const theme = localStorage['onefolio:theme'];
    if (theme === 'system') delete marks.theme;
    else if (theme === 'light' || theme === 'dark') marks.theme = theme;
  } catch {}

  const keep = (event) => {
    if (event.type === 'submit') {
      event.preventDefault();
      // By its button, because React hydrates a form for a click, and not for a submit.
      queue.push(() => event.submitter?.click());
      return;
    }
    const button = event.target.closest?.('button[type=button]:not([popovertarget]), a.picture-link');
    if (!button) return;
    const { href } = button;
    const act = Object.assign(() => button.isConnected && button.click(), { href });
    if (href) {
      // Whoever wants a picture in a tab of its own gets it there.
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
  // A picture that was asked for is shown sooner by itself than on a page that comes anew.
  const followKept = () => {
    const kept = queue.find(({ href }) => href);
    if (kept) location.assign(kept.href);
    return kept;
  };
  const replay = async () => {
    keepNoMore();
    // React hydrates first what is clicked before it is hydrated, but not while React is at work itself.
    await null;
    for (const act of queue.splice(0)) {
      act();
      await null;
    }
  };
  /*
   * What a page was built with may be gone once the site has been published anew: then its address has a newer page. That
   * is fetched once for each build, and not where that cannot be remembered, nobody answers, or somebody is leaving.
   */
  const renew = async () => {
    try {
      const { build } = marks;
      const renewed = () => sessionStorage['onefolio:reloaded'] ?? '';
      if (isLeft || !build || renewed().includes(build)) return false;
      await fetch(location.href, { method: 'HEAD' });
      // Several files may be missed at once.
      if (renewed().includes(build)) return true;
      if (isLeft) return false;
      sessionStorage['onefolio:reloaded'] = renewed() + build;
      // Nothing that is kept from here on would be there on the page that comes.
      keepNoMore();
      if (!followKept()) location.reload();
      return true;
    } catch {
      return false;
    }
  };
  // Firefox cancels the requests of a page as soon as a link is followed. Nothing is gone then, and a reload would cancel
  // the way to the other page.
  window.onbeforeunload = () => {
    isLeft = true;
  };
  window.onpageshow = ({ persisted }) => {
    if (persisted) isLeft = false;
  };
  // Without its script the page is one that works without scripts; what was sent meanwhile goes the plain way.
  const giveUp = async () => {
    // Most are elsewhere by then. Who is not may have downloaded something, or begun a mail.
    if (isLeft) await new Promise((resolve) => setTimeout(resolve, 5000));
    if (followKept() || (await renew())) return;
    delete marks.js;
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'print', href: printStyle() }),
    );
    replay();
  };
  /* What a page is printed with is linked where there are no scripts. */
  const printStyle = () => /href="(.+?)"/.exec(document.querySelector('noscript').textContent)[1];
  /*
   * With scripts it comes with what is around the page. A print that is ahead of that fetches it, and waits: no browser
   * waits for a style sheet that is linked while it prints.
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
  /* The font is fetched before the words are set in it: they are laid out anew once, and not for its name too. */
  const dress = () => {
    const dressed = () => {
      // What is read below the header stays there; WebKit does not see to that itself.
      const read = scrollY ? document.elementFromPoint(innerWidth / 2, 99) : null;
      const top = () => read?.getBoundingClientRect().top;
      const before = top();
      delete marks.standIn;
      const moved = top() - before;
      if (moved) scrollBy({ top: moved, behavior: 'instant' });
    };
    const face = getComputedStyle(root).getPropertyValue('--face');
    document.fonts.load(`1em ${face}`, document.body.textContent).then(dressed, dressed);
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    dress();
    // What the page was made of comes beside the script, and who waits for it is the script.
    const read = async (address) => (await fetch(address)).json();
    const data = Promise.all([document.body.dataset.slice, marks.shell].map(read));
    data.catch(() => {});
    window.onefolio.data = data;
    import(marks.entry).catch(giveUp);
  };

  const idly = (act) => (window.requestIdleCallback ?? setTimeout)(act, { timeout: 2000 });
  /* What is further down is laid out block by block once somebody moves on the page, so that no tap waits for all of it. */
  const follow = () => {
    const next = document.querySelector('[data-early] :is(.section, .footer):not([data-early])');
    if (next) {
      next.dataset.early = '';
      idly(follow);
    } else for (const { dataset } of document.querySelectorAll('[data-early]')) delete dataset.early;
  };
  const touched = ({ type, target }) => {
    // Nobody knows where a key leads: the search of the browser looks everywhere.
    if (type === 'keydown') window.onefolio.isEverywhere = true;
    // A page that opens further down is scrolled there by the browser.
    if (type !== 'scroll') start();
    const { early } = marks;
    if (early === undefined) return;
    // A jump needs all of it at once, since nobody knows yet how far it is. What is pointed at is in view.
    if (type === 'keydown' || target.closest?.('a[href*="#"], :focus-visible')) {
      delete marks.early;
      // What is above has its own height only now, and the browser has scrolled before.
      if (type === 'focusin') target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    } else if (!early) {
      marks.early = 'follows';
      idly(follow);
    }
  };

  // A link of the menu leads somewhere behind it, also before the page is hydrated.
  addEventListener('click', ({ target }) => target.closest?.('a')?.closest('[popover]')?.hidePopover?.());

  window.onefolio = { replay, giveUp };
  // Without what fetches or shows a page, a click on a link opens the page by itself, and pointing at one should open
  // nothing; what shows messages comes ahead too, and without it a message stands there plainly; and a form goes the plain
  // way. So only tooltips are left.
  addEventListener('vite:preloadError', ({ chunk }) => /\.\/tip-/.test(chunk) && renew());
  addEventListener('click', keep, true);
  addEventListener('submit', keep, true);
  for (const type of ['click', 'focusin', 'keydown', 'pointerdown', 'scroll']) addEventListener(type, touched, true);
  const come = () => idly(start);
  // Nothing that can wait is in the way of the first paint, which may well come after everything has been loaded.
  new PerformanceObserver((list, observer) => {
    // The ground may be painted before any word.
    if (!list.getEntries().some(({ name }) => name === 'first-contentful-paint')) return;
    observer.disconnect();
    dress();
    if (document.readyState === 'complete') come();
    else addEventListener('load', come);
  }).observe({ type: 'paint', buffered: true });
  // Firefox does not say when it first paints a page that opens further down: in the frame after the load at the latest.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(come, 500)));
}
