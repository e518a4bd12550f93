/** What somebody makes of one field of a record. Texts as a form posts them; empty where there is none. */
export type Edit = {
  /** Of the record, when the field was opened. */
  version: number
  /** What the field held then. */
  base: string
  value: string
}

/** What the action that saves a field answers. `edit` is what the form goes on with. */
export type EditState =
  | { status: 'idle' }
  | { status: 'saved' }
  | { status: 'invalid'; error: string; edit: Edit }
  /** Somebody saved something else meanwhile: it is the `base` of `edit`, whose `value` is still what was typed. */
  | { status: 'stale'; edit: Edit }
  | { status: 'failed'; problem: string; edit: Edit }

export type EditAction = (previous: EditState, formData: FormData) => Promise<EditState>

export const UNEDITED: EditState = { status: 'idle' }
