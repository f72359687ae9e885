/** A link of the menu closes it. */
export function closeMenuOnLeaving(): void {
  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const menu = target.closest('[popover] a')?.closest<HTMLElement>('[popover]');
      // Old browsers have none to hide.
      if (menu && 'hidePopover' in menu) menu.hidePopover();
    },
    true,
  );
}
