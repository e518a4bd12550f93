import type { FormValues } from './form-state'

/** `ticket` and `startedAt` (epoch milliseconds) stay the same across reloads. */
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

/** Without a draft where storage is blocked or full. */
function attempt<Result>(access: () => Result): Result | null {
  try {
    return access()
  } catch {
    return null
  }
}

/** Per tab, and deleted when it closes: people use shared computers. */
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
  /** Of every form. */
  clearAll(): void {
    attempt(() => {
      for (const key of Object.keys(sessionStorage)) {
        if (key.startsWith(keyOf(''))) sessionStorage.removeItem(key)
      }
    })
  },
}
