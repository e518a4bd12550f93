import type { FieldClash } from '@/lib/text/merge-drafts'
import type { ActionState } from './form-state'

/** Of a form that saves a page: see `usePageForm`. */
export type PageFormState = ActionState & {
  /** The version that is stored now. */
  version?: number
  /** The stored page has changes of somebody else, which the form does not show yet. */
  isMerged?: boolean
  /** Nothing is stored yet: both drafts changed these places. `stored` is the version that they were compared with. */
  clash?: { stored: number; places: FieldClash[] }
}

export type PageFormAction = (previous: PageFormState, formData: FormData) => Promise<PageFormState>

/** Of the choice for a clash. */
export const choiceName = (number: number) => `choice-${number}`
