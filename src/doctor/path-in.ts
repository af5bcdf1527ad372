import { decoded } from '../shared/decoded.ts';

/** The path of a page within the site, as the owner writes it. */
export const pathIn = ({ pathname }: URL, url: URL): string => `/${decoded(url.pathname.slice(pathname.length))}`;
