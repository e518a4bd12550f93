/** The wheel alone and one finger belong to the page, which has to scroll past the map. */
export function isForTheMap(event: WheelEvent | MouseEvent | TouchEvent): boolean {
  if (event.type === 'wheel') return event.ctrlKey || event.metaKey
  if ('touches' in event) return event.touches.length > 1
  return event.button === 0 && !event.ctrlKey
}

/** While the page scrolls under the fingers, what they do is not for the map, and trying to keep it is a warning on the console. */
export function leaveToScrolling(element: HTMLElement): () => void {
  const leave = (event: TouchEvent) => {
    if (!event.cancelable) event.stopImmediatePropagation()
  }
  element.addEventListener('touchmove', leave, { capture: true })
  return () => element.removeEventListener('touchmove', leave, { capture: true })
}
