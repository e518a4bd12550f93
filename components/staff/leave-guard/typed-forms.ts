import { drafts } from '@/lib/forms/draft'

/** What the fields held before somebody typed, and when the form was last sent. */
type Seen = { before: string; sent?: string }

const seen = new WeakMap<HTMLFormElement, Seen>()

type TypedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Hidden fields are the page's own, and change when it is rendered again. */
const isTypedField = (field: Element): field is TypedField =>
  (field instanceof HTMLInputElement && !['hidden', 'submit', 'button'].includes(field.type)) ||
  field instanceof HTMLSelectElement ||
  field instanceof HTMLTextAreaElement

function chosenIn({ options }: HTMLSelectElement, isFirst: boolean): string {
  const chosen = [...options].filter((option) => (isFirst ? option.defaultSelected : option.selected))
  return (chosen.length > 0 ? chosen : [...options].slice(0, 1)).map(({ value }) => value).join()
}

function valueOf(field: TypedField, isFirst: boolean): string {
  if (field instanceof HTMLSelectElement) return chosenIn(field, isFirst)
  if (field.type === 'checkbox' || field.type === 'radio') {
    const { checked, defaultChecked } = field as HTMLInputElement
    return String(isFirst ? defaultChecked : checked)
  }
  return isFirst ? field.defaultValue : field.value
}

const textOf = (form: HTMLFormElement, isFirst = false): string =>
  JSON.stringify(
    [...form.elements]
      .filter(isTypedField)
      .filter(({ name }) => name !== '')
      .map((field) => [field.name, valueOf(field, isFirst)]),
  )

/** Forms that lead to an address are searches. A closed one was put away. */
const isGuarded = (form: HTMLFormElement) =>
  !form.closest('[data-unguarded], details:not([open]), dialog:not([open])') &&
  !form.getAttribute('action')?.startsWith('/')

/** Every form of the portal shows a refusal so. */
const isRefused = (form: HTMLFormElement) =>
  form.querySelector('[aria-invalid="true"], [role="alert"]') !== null

function isChanged(form: HTMLFormElement): boolean {
  const known = seen.get(form)
  if (!known || !isGuarded(form)) return false
  const now = textOf(form)
  // What was sent and not refused is saved; a saved form may begin again.
  if (known.sent !== undefined && !isRefused(form)) return now !== known.sent && now !== textOf(form, true)
  return now !== known.before
}

const hasDraft = ({ dataset }: HTMLFormElement) =>
  dataset.draft !== undefined && drafts.read(dataset.draft) !== null

/** `isKept`: a draft in this tab has what was typed. */
export const listTypedForms = (): { isKept: boolean }[] =>
  [...document.forms].filter(isChanged).map((form) => ({ isKept: hasDraft(form) }))

const formOf = ({ target }: Event): HTMLFormElement | null =>
  target instanceof HTMLFormElement
    ? target
    : target instanceof Element && isTypedField(target)
      ? target.form
      : null

function remember(event: Event) {
  const form = formOf(event)
  // Without a focus before it, the field was filled by a script.
  if (form && !seen.has(form)) seen.set(form, { before: textOf(form, event.type === 'input') })
}

function send(event: Event) {
  const form = formOf(event)
  const known = form && seen.get(form)
  if (!known) return
  const before = isRefused(form) ? known.before : (known.sent ?? known.before)
  seen.set(form, { before, sent: textOf(form) })
}

function forget(event: Event) {
  const form = formOf(event)
  // React resets a form that was sent, also when it was refused.
  if (form && seen.get(form)?.sent === undefined) seen.delete(form)
}

/** Follows what is typed into all forms, so that none has to do it itself. Returns a function that stops. */
export function watchForms(): () => void {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  for (const type of ['focusin', 'input']) addEventListener(type, remember, options)
  addEventListener('submit', send, options)
  addEventListener('reset', forget, options)
  return () => listening.abort()
}
