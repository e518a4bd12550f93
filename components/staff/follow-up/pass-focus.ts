/** The nearest neighbour that shows: the next one, or the one before. */
function neighbourOf(item: Element, list: Element): HTMLElement | undefined {
  const items = [...list.querySelectorAll<HTMLElement>('[data-item]')]
  const index = items.indexOf(item as HTMLElement)
  const nearest = [...items.slice(index + 1), ...items.slice(0, index).toReversed()]
  return nearest.find((each) => each.checkVisibility())
}

/**
 * The ref of a form that may leave the page with its item. The focus then goes to the neighbour, or to the list when it was the
 * last one. It goes to no button: a key that is held must not change the next item.
 */
export const passFocusOn = (form: HTMLFormElement) => () => {
  if (!form.contains(document.activeElement)) return
  const list = form.closest<HTMLElement>('[data-items]')
  const item = form.closest('[data-item]')
  if (!list || !item) return
  const heir = neighbourOf(item, list) ?? list
  if (!heir.hasAttribute('tabindex')) heir.tabIndex = -1
  heir.focus({ preventScroll: true })
}
