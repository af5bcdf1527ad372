import { prefetchInView } from '../routing/in-view.ts';
import { closeMenuWhenWide } from '../shell/close-menu.ts';

/* What nobody needs who has not touched the page yet: it comes with the first sign of a visitor. */
export { show } from './toasts.tsx';

prefetchInView();
closeMenuWhenWide();
