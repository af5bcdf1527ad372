import { prefetchInView } from '../routing/in-view.ts';
import { closeMenuWhenWide } from '../shell/close-menu.ts';

/* Code that a page needs only after the first interaction. */
export { show } from './toasts.tsx';

prefetchInView();
closeMenuWhenWide();
