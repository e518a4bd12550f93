import type { FieldErrors } from '@/lib/forms/form-state'
import type { TypedQuote } from './typed-quote'
import type { Step } from './typed-steps'

export type QuoteFormState = {
  /** What the form shows again without JavaScript. */
  typed?: TypedQuote
  /** By field. */
  errors?: FieldErrors
  problem?: string
  /** Of the quote after a save. */
  editVersion?: number
  /** Someone else has saved: a save that states this version replaces theirs. */
  conflict?: { theirs: TypedQuote; editVersion: number }
  /** What the server found for a button that asks it. */
  step?: Step
  /** The address for the client, shown once after sending. */
  link?: string
}

export type QuoteFormAction = (previous: QuoteFormState, formData: FormData) => Promise<QuoteFormState>
