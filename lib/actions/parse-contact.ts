import 'server-only'
import { findTravel } from '@/lib/data/website/travel'
import { readValues, type FormState, type FormValues, type Parsed } from '@/lib/forms/form-state'
import { parseForm } from '@/lib/forms/parse-form'
import { visitorFields } from '@/lib/forms/visitor-fields'
import { estimateOf, type Estimate } from '@/lib/quotes/estimate'
import { readChoice, readPlace, TRAVEL_VALUE } from '@/lib/quotes/estimate-fields'
import { contactSchema, type Contact } from '@/lib/schemas/contact'

/** Never what the browser worked out: the server works it out from the choices. */
export function estimateFrom(values: FormValues): Estimate | null {
  const choice = readChoice(values)
  return choice && estimateOf(choice, findTravel(readPlace(values)))
}

const withTravel = (values: FormValues): FormValues =>
  readChoice(values) ? { ...values, [TRAVEL_VALUE]: JSON.stringify(findTravel(readPlace(values))) } : values

/** An update answers with what was typed and chosen, without errors. */
export function parseContact(formData: FormData): Parsed<Contact, FormState> {
  if (formData.has(visitorFields.update)) {
    return { ok: false, state: { status: 'invalid', errors: {}, values: withTravel(readValues(formData)) } }
  }
  const form = parseForm(contactSchema, formData)
  if (form.ok || form.state.status !== 'invalid') return form
  return { ok: false, state: { ...form.state, values: withTravel(form.state.values) } }
}
