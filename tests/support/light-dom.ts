import { beforeEach } from 'vitest';

/* The light DOM has no IntersectionObserver. Without layout, nothing is ever in view. */
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
