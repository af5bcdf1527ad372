import { beforeEach } from 'vitest';

/* What a browser has and the light DOM has not: nothing here is looked at, so nothing is ever in view. */
class NeverInView {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

Object.assign(globalThis, { IntersectionObserver: NeverInView, IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(() => {
  document.documentElement.innerHTML = '<head></head><body></body>';
  history.replaceState(null, '', '/');
});
