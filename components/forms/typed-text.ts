type TextControl = HTMLInputElement | HTMLTextAreaElement

/**
 * Changes a field and fires `input`, as typing does. It uses the native setter: after React's own setter React would ignore
 * the event, because the value would not be new.
 */
export function typeInto(control: TextControl, text: string): void {
  const kind = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, text)
  control.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** Keeps existing text: it was typed before hydration, or came back with the response. */
export function fillEmptyFields(form: HTMLFormElement, values: Record<string, string>) {
  const isChosen = new Set(
    [...form.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')].map(({ name }) => name),
  )
  for (const element of form.elements) {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) continue
    const text = values[element.name]
    if (element.type === 'radio' && element.value === text && !isChosen.has(element.name)) element.click()
    if (text && element.type !== 'hidden' && element.value === '') typeInto(element, text)
  }
}

const isTyped = (element: Element): boolean =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  element.type !== 'hidden' &&
  element.value !== element.defaultValue

/** Fires `input` for text typed before hydration, when no listener was there. */
export function replayTyping(form: HTMLFormElement): void {
  const typed = [...form.elements].find(isTyped)
  typed?.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
