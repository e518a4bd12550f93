/** The wheel alone and one finger belong to the page, which has to scroll past the map. */
export function isForTheMap(event: WheelEvent | MouseEvent | TouchEvent): boolean {
  if (event.type === 'wheel') return event.ctrlKey || event.metaKey
  if ('touches' in event) return event.touches.length > 1
  return event.button === 0 && !event.ctrlKey
}
