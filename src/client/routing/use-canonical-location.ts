import type { BaseLocationHook } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';

/** The location hook of the router, with canonical paths: "/about/" is "/about". */
export const useCanonicalLocation: BaseLocationHook = (options: { ssrPath?: string }) => {
  const [path, navigate] = useBrowserLocation(options);
  return [path.replace(/(.)\/+$/, '$1'), navigate];
};
