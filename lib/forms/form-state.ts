/** Typed text by field name. */
export type FormValues = Record<string, string>

/** First error message by field name. */
export type FieldErrors = Record<string, string>

/**
 * Why a valid form was not accepted. `refused`: the bot checks failed (`recaptcha` where reCAPTCHA is one of them). `busy`:
 * rate limit. `unavailable`: it could not be stored. `outdated`: the page is older than the deployed code. `closed`,
 * `changed`: the record is closed, or changed since the page was rendered.
 */
export type FailureReason =
  'refused' | 'recaptcha' | 'busy' | 'unavailable' | 'outdated' | 'closed' | 'changed'

/** The result of a form action. `values` fill the form again where it was posted without JavaScript. */
export type FormState =
  | { status: 'idle' }
  | { status: 'invalid'; errors: FieldErrors; values: FormValues }
  | { status: 'failed'; reason: FailureReason; values: FormValues }
  /** `callToken` lets the sender of the contact form book an intro call. */
  | { status: 'success'; callToken?: string }

export type FormAction = (previous: FormState, formData: FormData) => Promise<FormState>

export const IDLE: FormState = { status: 'idle' }

/** The result of an action of a small form. */
export type ActionState = {
  errors?: FieldErrors
  /** Why the action failed as a whole. */
  problem?: string
  /** The success message. */
  done?: { title: string; description?: string }
  /** Fill the form again where it was posted without JavaScript. Never contain a password. */
  values?: FormValues
}

export type Action = (previous: ActionState, formData: FormData) => Promise<ActionState>

/** The result of the login action; on success it redirects. */
export type LoginState = {
  message?: string
  /** Fills the form again where it was posted without JavaScript. */
  email?: string
}

export type LoginAction = (previous: LoginState, formData: FormData) => Promise<LoginState>

/** An edit of one field of a record. Texts as a form posts them; empty where there is none. */
export type Edit = {
  /** Version of the record when the field was opened. */
  version: number
  /** Value of the field when it was opened. */
  base: string
  value: string
}

/** The result of an action that saves one field. The form continues with `edit`. */
export type EditState =
  | { status: 'idle' }
  | { status: 'saved' }
  | { status: 'invalid'; error: string; edit: Edit }
  /** Another person saved meanwhile: their text is `edit.base`, the typed text is `edit.value`. */
  | { status: 'stale'; edit: Edit }
  | { status: 'failed'; problem: string; edit: Edit }

export type EditAction = (previous: EditState, formData: FormData) => Promise<EditState>

export const UNEDITED: EditState = { status: 'idle' }

/** Longer than any field may be, so its schema still rejects a truncated text as too long. */
const MAX_LENGTH = 20_000

const SECRET = /password|token/i

/** The posted texts without the framework's own entries and without files. The last value of a repeated name wins. */
export function readValues(formData: FormData): FormValues {
  const values: [string, string][] = []
  for (const [name, value] of formData) {
    if (typeof value === 'string' && !name.startsWith('$')) values.push([name, value.slice(0, MAX_LENGTH)])
  }
  return Object.fromEntries(values)
}

/** Removes passwords and tokens, recognized by field name, which must not be stored or sent back to a page. */
export const withoutSecrets = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET.test(name)))
