import { prefetchInView } from '../routing/in-view.ts';

/* Code that a page needs only after the first interaction. */
export { show } from './toasts.tsx';

prefetchInView();
closeMenuWhenWide();

/* Closes the menu when the window becomes wide enough to show the links in the header. */
function closeMenuWhenWide(): void {
  addEventListener('resize', () => {
    const menu = document.querySelector<HTMLElement>('.menu:popover-open');
    if (menu && document.querySelector<HTMLElement>('.menu-button')?.offsetWidth === 0) menu.hidePopover();
  });
}
