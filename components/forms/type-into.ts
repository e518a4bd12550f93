type TextControl = HTMLInputElement | HTMLTextAreaElement

/**
 * Changes a field as typing does, so that the draft, the form library and whoever shows the text hear of it. Past React's
 * own setter, which would take the event for one about nothing new.
 */
export function typeInto(control: TextControl, text: string): void {
  const kind = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, text)
  control.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
