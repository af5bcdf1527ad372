// First, so that the layers of the style sheet keep their order: see src/styles/site.ts.
import '../styles/site.ts';
import '../components/style.css';
import './shell/style.css';
import { Suspense, useMemo } from 'react';
import { type AroundNavHandler, Router, useLocation } from 'wouter';
import type { PageData, Shell } from '../../schema/resolved.ts';
import { LabelsContext } from '../components/text/labels.ts';
import type { CalendarDate } from '../shared/time.ts';
import { AppFailure, Boundary } from './boundary.tsx';
import { withoutBase } from './routing/paths.ts';
import { Routed } from './routing/routed.tsx';
import { inTransition } from './routing/transition.ts';
import { useCanonicalLocation } from './routing/use-canonical-location.ts';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { BuildDate } from './use-now.ts';

export interface AppProps {
  shell: Shell;
  /** The path of the page that the document was written for. */
  path: string;
  /** The path below which the site lives, without a slash at its end. */
  base?: string | undefined;
  /** The day on which the document was written. */
  builtAt: CalendarDate;
  /** The page at a path, or a promise of it. */
  pageAt(path: string): PageData | Promise<PageData>;
}

/** The whole site, the same for the server and the browser: one route for every path, and what is around it. */
export function App({ shell, path, base = '', builtAt, pageAt }: AppProps) {
  const ssrPath = useMemo(() => base + (path === '/' ? '/' : path), [base, path]);
  const around: AroundNavHandler = (navigate, to, options) => {
    const go = () => navigate(to, options);
    // One that is still on its way fades in when it comes.
    if (options?.replace || pageAt(withoutBase(to.replace(/[?#].*/, ''))) instanceof Promise) go();
    else inTransition(go);
  };
  return (
    <BuildDate value={builtAt}>
      <LabelsContext value={shell.labels}>
        <Router base={base} ssrPath={ssrPath} hook={useCanonicalLocation} aroundNav={around}>
          <Header shell={shell} />
          <Main shell={shell} pageAt={pageAt} />
          <Footer shell={shell} />
        </Router>
      </LabelsContext>
    </BuildDate>
  );
}

/* What changes with the path: a page that fails takes neither what is around it nor the next page with it. */
function Main({ shell, pageAt }: Pick<AppProps, 'shell' | 'pageAt'>) {
  const [path] = useLocation();
  return (
    <Boundary of={[path, shell]} fallback={(error) => <AppFailure message={error.message} />}>
      <Suspense>
        <Routed pageAt={pageAt} />
      </Suspense>
    </Boundary>
  );
}
