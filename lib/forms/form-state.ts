export type FormValues = Record<string, string>

export type FieldErrors = Record<string, string>

/**
 * `refused` and `recaptcha`: a bot check failed. `busy`: rate limit. `unavailable`: not stored. `outdated`: the page is older
 * than the server. `closed`, `changed`: the record was closed or changed after the page was rendered. `used`: a link that works
 * once was used before.
 */
export type FailureReason =
  'refused' | 'recaptcha' | 'busy' | 'unavailable' | 'outdated' | 'closed' | 'changed' | 'used'

/**
 * `values` fill the form again where it was posted without JavaScript. `changed`: ids of the records that a reason `changed` is
 * about, where a form is about several.
 */
export type FormState =
  | { status: 'idle' }
  | { status: 'invalid'; errors: FieldErrors; values: FormValues }
  | { status: 'failed'; reason: FailureReason; values: FormValues; changed?: readonly string[] }
  /** `callToken` lets the sender of the contact form book an intro call. */
  | { status: 'success'; callToken?: string }

export type FormAction = (previous: FormState, formData: FormData) => Promise<FormState>

export const IDLE: FormState = { status: 'idle' }

export type FormWarning = {
  title: string
  records: { href: string; label: string; detail: string }[]
  /** Names what is shown. The button posts it as `anyway`, so that it confirms nothing else. Without it 'yes'. */
  shown?: string
  /** Label of the button that goes on. */
  goOn: string
}

export type ActionState = {
  errors?: FieldErrors
  problem?: string
  done?: { title: string; description?: string }
  /** Nothing is stored yet. The form offers to go on, and then posts `anyway`. */
  warning?: FormWarning
  /** Recovery codes, which are shown once. */
  codes?: readonly string[]
  /** Fill the form again without JavaScript. Never contain a password. */
  values?: FormValues
}

export type Action = (previous: ActionState, formData: FormData) => Promise<ActionState>

export type LoginState = {
  message?: string
  email?: string
}

export type LoginAction = (previous: LoginState, formData: FormData) => Promise<LoginState>

export type Edit = {
  version: number
  base: string
  value: string
}

export type EditState =
  | { status: 'idle' }
  | { status: 'saved' }
  | { status: 'invalid'; error: string; edit: Edit }
  /** Another user saved first: their text is `edit.base`, the typed text is `edit.value`. */
  | { status: 'stale'; edit: Edit }
  | { status: 'failed'; problem: string; edit: Edit }

export type EditAction = (previous: EditState, formData: FormData) => Promise<EditState>

export const UNEDITED: EditState = { status: 'idle' }

/** What parsing a posted form gives: its data, or the state that answers it. */
export type Parsed<Data, State> = { ok: true; data: Data; values: FormValues } | { ok: false; state: State }

/** Longer than any field may be, so its schema still rejects a truncated text as too long. */
const MAX_LENGTH = 20_000

const SECRET = /password|token/i

/**
 * Without entries of React and without files. The last value of a repeated name wins. `maxLength` is for forms whose texts may be
 * longer.
 */
export function readValues(formData: FormData, maxLength = MAX_LENGTH): FormValues {
  const values: [string, string][] = []
  for (const [name, value] of formData) {
    if (typeof value === 'string' && !name.startsWith('$')) values.push([name, value.slice(0, maxLength)])
  }
  return Object.fromEntries(values)
}

/** Removes fields named like passwords or tokens, which must not be stored or sent back to a page. */
export const withoutSecrets = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET.test(name)))
