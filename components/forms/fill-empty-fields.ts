import { typeInto } from './type-into'

/** Never over text that is already there: it was typed before this code arrived, or came back with the server's answer. */
export function fillEmptyFields(form: HTMLFormElement, values: Record<string, string>) {
  for (const element of form.elements) {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) continue
    const text = values[element.name]
    if (text && element.type !== 'hidden' && element.value === '') typeInto(element, text)
  }
}
