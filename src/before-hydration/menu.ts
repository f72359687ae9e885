/** Closes the menu when a visitor follows one of its links. */
export function closeMenuOnLeaving(): void {
  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const menu = target.closest('[popover] a')?.closest<HTMLElement>('[popover]');
      // Old browsers have no popovers.
      if (menu && 'hidePopover' in menu) menu.hidePopover();
    },
    true,
  );
}
