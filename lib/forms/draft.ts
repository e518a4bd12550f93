import type { FormValues } from './form-state'

/** A form that is being filled. `ticket` and `startedAt` (epoch milliseconds) belong to this filling and outlive a reload. */
export type Draft = { ticket: string; startedAt: number; values: FormValues }

const keyOf = (form: string) => `draft:${form}`

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { ticket, startedAt, values } = value as Partial<Record<keyof Draft, unknown>>
  if (typeof ticket !== 'string' || typeof startedAt !== 'number') return false
  return (
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((text) => typeof text === 'string')
  )
}

/** Where storage is blocked or full there is no draft, and the form works without. */
function attempt<Result>(access: () => Result): Result | null {
  try {
    return access()
  } catch {
    return null
  }
}

/** Kept per tab and only until it is closed, since people fill forms on machines that are not theirs. */
export const drafts = {
  read(form: string): Draft | null {
    const draft = attempt((): unknown => JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null'))
    return isDraft(draft) ? draft : null
  },
  write(form: string, draft: Draft): void {
    attempt(() => sessionStorage.setItem(keyOf(form), JSON.stringify(draft)))
  },
  clear(form: string): void {
    attempt(() => sessionStorage.removeItem(keyOf(form)))
  },
}
