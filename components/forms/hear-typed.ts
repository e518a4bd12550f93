const isTyped = (element: Element): boolean =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  element.type !== 'hidden' &&
  element.value !== element.defaultValue

/** What was typed before this code arrived counts as typed now: nobody heard of it then, and a reload would lose it. */
export function hearTyped(form: HTMLFormElement): void {
  const typed = [...form.elements].find(isTyped)
  typed?.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
