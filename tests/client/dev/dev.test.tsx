import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showStyle } from '../../../src/client/dev/show-changes.ts';

/* A connection that a test opens and closes. */
class Connection extends EventTarget {
  static readonly CONNECTING = 0;
  static last: Connection;
  readyState = 0;
  constructor() {
    super();
    Connection.last = this;
  }
}

const reload = vi.fn();
const complain = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('WebSocket', Connection);
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.spyOn(console, 'error').mockImplementation(complain);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
  complain.mockClear();
});

/* A page with a token that has lost its connection, while the server returns another page. */
async function lose({ wasOpen, answer }: { wasOpen: boolean; answer: string }) {
  document.head.innerHTML = '<meta name="onefolio:dev" content="1" data-token="ours">';
  vi.stubGlobal('fetch', async () => new Response(answer));
  await import('../../../src/client/dev/channel.ts');
  if (wasOpen) Connection.last.dispatchEvent(new Event('open'));
  Connection.last.dispatchEvent(new Event('close'));
  await vi.waitFor(() => expect(reload.mock.calls.length + complain.mock.calls.length).toBe(1));
}

test('reloads a page after its connection was lost', async () => {
  await lose({ wasOpen: true, answer: 'data-token="ours"' });
  expect(reload).toHaveBeenCalledOnce();
});

test('reloads a page that came from another server', async () => {
  await lose({ wasOpen: false, answer: 'data-token="theirs"' });
  expect(reload).toHaveBeenCalledOnce();
});

test('does not reload a page whose connection is refused', async () => {
  await lose({ wasOpen: false, answer: 'data-token="ours"' });
  expect(reload).not.toHaveBeenCalled();
});

describe('a color that is tried', () => {
  /* The light DOM reports an error for each style sheet, so these are none, and each test decides when they load. */
  beforeEach(() => {
    vi.spyOn(HTMLLinkElement.prototype, 'rel', 'set').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[data-dev]')];
  const shown = () => links().map((link) => link.getAttribute('href'));
  const arrive = (address: string) =>
    links()
      .find((link) => link.getAttribute('href') === address)
      ?.dispatchEvent(new Event('load'));

  test('keeps the old color until the new one has loaded', () => {
    document.head.innerHTML = '<link data-dev href="/red.css">';
    showStyle('/blue.css');
    expect(shown()).toEqual(['/red.css', '/blue.css']);
    arrive('/blue.css');
    expect(shown()).toEqual(['/blue.css']);
  });

  test.each([
    ['/blue.css', '/green.css'],
    ['/green.css', '/blue.css'],
  ])('ends with the last of several colors, when %s arrives before %s', (...arrivals) => {
    document.head.innerHTML = '<link data-dev href="/red.css">';
    for (const address of ['/blue.css', '/green.css']) showStyle(address);
    for (const address of arrivals) arrive(address);
    expect(shown().at(-1)).toBe('/green.css');
    showStyle('/green.css');
    expect(shown()).toEqual(['/green.css']);
  });
});
