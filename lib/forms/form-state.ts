/** Typed text by field name. */
export type FormValues = Record<string, string>

/** First message by field name. */
export type FieldErrors = Record<string, string>

/**
 * Why a correctly filled form was not taken: `refused` by the checks against bots (`recaptcha` where that is one of them), `busy` after too many from one
 * address, `unavailable` when it could not be stored, `outdated` when the page is older than the server's code, `closed` and
 * `changed` when what it is about is not open any more, or not what was seen.
 */
export type FailureReason =
  'refused' | 'recaptcha' | 'busy' | 'unavailable' | 'outdated' | 'closed' | 'changed'

/** What an action answers. It carries the typed text, so that a form posted without JavaScript comes back filled. */
export type FormState =
  | { status: 'idle' }
  | { status: 'invalid'; errors: FieldErrors; values: FormValues }
  | { status: 'failed'; reason: FailureReason; values: FormValues }
  /** `callToken` lets the sender book an intro call without typing anything twice; not every form has one. */
  | { status: 'success'; callToken?: string }

export type FormAction = (previous: FormState, formData: FormData) => Promise<FormState>

export const IDLE: FormState = { status: 'idle' }
