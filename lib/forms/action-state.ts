import type { FieldErrors, FormValues } from './form-state'

/** What the action of a small form answers. */
export type ActionState = {
  errors?: FieldErrors
  /** Why it failed as a whole. */
  problem?: string
  /** It was done. */
  done?: { title: string; description?: string }
  /** Typed text to come back filled with, where it was posted without JavaScript. Never a password. */
  values?: FormValues
}

export type Action = (previous: ActionState, formData: FormData) => Promise<ActionState>
