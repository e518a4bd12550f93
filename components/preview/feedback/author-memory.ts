import { fillEmptyFields } from '@/components/forms/fill-empty-fields'
import { storageKeys } from '@/lib/browser-storage/keys'
import { lazyStore } from '@/lib/browser-storage/lazy-store'

type Author = { name: string; email: string }

function isAuthor(kept: unknown): kept is Author {
  if (typeof kept !== 'object' || kept === null) return false
  const { name, email } = kept as Partial<Record<keyof Author, unknown>>
  return typeof name === 'string' && typeof email === 'string'
}

/** Who spoke last from this browser, for the forms of the other ads. */
export async function recallAuthor(form: HTMLFormElement | null): Promise<void> {
  const kept = await lazyStore.read(storageKeys.adFeedbackAuthor)
  if (form && isAuthor(kept)) fillEmptyFields(form, { name: kept.name, email: kept.email })
}

export async function rememberAuthor(form: HTMLFormElement | null): Promise<void> {
  if (!form) return
  const data = new FormData(form)
  await lazyStore.write(storageKeys.adFeedbackAuthor, { name: data.get('name'), email: data.get('email') })
}
