// Must be the first import, so that the cascade layers keep their order: see src/styles/site.ts.
import '../styles/site.ts';
import '../components/style.css';
import './shell/style.css';
import { Suspense, useMemo, useRef } from 'react';
import { type AroundNavHandler, type BaseLocationHook, Router, useLocation } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import type { PageData, Shell } from '../../schema/resolved.ts';
import { LabelsContext } from '../components/text/labels.ts';
import { BuildDate } from '../components/text/use-now.ts';
import { TipClosedAt } from '../components/tooltip/tooltip.tsx';
import type { CalendarDate } from '../shared/time.ts';
import { AppFailure, Boundary } from './error-boundary.tsx';
import { withoutBase } from './routing/paths.ts';
import { Routed } from './routing/routed.tsx';
import { withViewTransition } from './routing/view-transition.ts';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';

export interface AppProps {
  shell: Shell;
  /** The path of the page for which the document was rendered. */
  path: string;
  /** The base path of the site, without a trailing slash. */
  base?: string | undefined;
  /** The day of the build. */
  builtAt: CalendarDate;
  /** Returns the page at a path, or a promise for it. */
  pageAt(path: string): PageData | Promise<PageData>;
}

/** The page shell and one route for every path. The server and the browser render the same. */
export function App({ shell, path, base = '', builtAt, pageAt }: AppProps) {
  const tipClosedAt = useRef(Number.NEGATIVE_INFINITY);
  const ssrPath = useMemo(() => base + (path === '/' ? '/' : path), [base, path]);
  const aroundNav: AroundNavHandler = (navigate, to, options) => {
    const go = () => navigate(to, options);
    // A page that is still loading fades in when it has loaded.
    if (options?.replace || pageAt(withoutBase(to.replace(/[?#].*/, ''))) instanceof Promise) go();
    else withViewTransition(go);
  };
  return (
    <BuildDate value={builtAt}>
      <LabelsContext value={shell.labels}>
        <TipClosedAt value={tipClosedAt}>
          <Router base={base} ssrPath={ssrPath} hook={useCanonicalLocation} aroundNav={aroundNav}>
            <Header shell={shell} />
            <Main shell={shell} pageAt={pageAt} />
            <Footer shell={shell} />
          </Router>
        </TipClosedAt>
      </LabelsContext>
    </BuildDate>
  );
}

/* The content of the current path. An error in a page affects neither the page shell nor the next page. */
function Main({ shell, pageAt }: Pick<AppProps, 'shell' | 'pageAt'>) {
  const [path] = useLocation();
  return (
    <Boundary resetKeys={[path, shell]} fallback={(error) => <AppFailure message={error.message} />}>
      <Suspense>
        <Routed pageAt={pageAt} />
      </Suspense>
    </Boundary>
  );
}

/* The location hook of the router, with canonical paths: "/about/" is "/about". */
const useCanonicalLocation: BaseLocationHook = (options: { ssrPath?: string }) => {
  const [path, navigate] = useBrowserLocation(options);
  return [path.replace(/(.)\/+$/, '$1'), navigate];
};
