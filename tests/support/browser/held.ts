import { type Visit, visit } from './page.ts';

/** Opens a page, and blocks the script that hydrates it until the test releases it. */
export async function held(path = '/', pattern = /assets\/site-.*\.js/, settings: Visit = {}) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await visit(path, {
    ...settings,
    before: async (page) => {
      await settings.before?.(page);
      await page.route(pattern, async (route) => {
        await released;
        await route.continue();
      });
    },
  });
  return { page, release };
}
