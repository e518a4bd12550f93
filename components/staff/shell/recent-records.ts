import { lazyStore } from '@/lib/browser-storage/lazy-store'
import { storageKeys } from '@/lib/browser-storage/keys'
import type { RecordLink } from '@/lib/portal/record-answer'

type Opened = { kind: string; id: string }

const MAX_KEPT = 8

/** Several people may use one browser, so what is kept stands under the person's id. It has no names: the server tells them. */
async function readAll(): Promise<Record<string, Opened[]>> {
  const stored = await lazyStore.read(storageKeys.recentRecords)
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, Opened[]>) : {}
}

const isOpened = (value: unknown): value is Opened =>
  typeof value === 'object' && value !== null && 'kind' in value && 'id' in value

export async function readRecents(personId: string): Promise<Opened[]> {
  const kept: unknown = (await readAll())[personId]
  return Array.isArray(kept) ? kept.filter(isOpened) : []
}

const write = async (personId: string, opened: Opened[]) =>
  lazyStore.write(storageKeys.recentRecords, { ...(await readAll()), [personId]: opened.slice(0, MAX_KEPT) })

export async function rememberRecord(personId: string, { kind, id }: Pick<RecordLink, 'kind' | 'id'>) {
  const others = (await readRecents(personId)).filter((each) => each.id !== id)
  await write(personId, [{ kind, id }, ...others])
}

export async function forgetRecents(personId: string) {
  const { [personId]: _, ...others } = await readAll()
  await lazyStore.write(storageKeys.recentRecords, others)
}

/** Forgets what the server does not name any more. */
export const keepRecents = (personId: string, records: readonly RecordLink[]) =>
  write(
    personId,
    records.map(({ kind, id }) => ({ kind, id })),
  )
