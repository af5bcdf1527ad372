/** Closes the menu when the window becomes wide enough to show the links in the header. */
export function closeMenuWhenWide(): void {
  addEventListener('resize', () => {
    const menu = document.querySelector<HTMLElement>('.menu:popover-open');
    if (menu && document.querySelector<HTMLElement>('.menu-button')?.offsetWidth === 0) menu.hidePopover();
  });
}
