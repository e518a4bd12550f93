import { lazyStore } from '@/lib/browser-storage/lazy-store'
import { storageKeys } from '@/lib/browser-storage/keys'
import type { RecordLink } from '@/lib/portal/record-answer'
import { staffPaths } from '@/lib/portal/staff-paths'

export type Opened = { kind: string; id: string }

const MAX_KEPT = 8

export const keyOf = ({ kind, id }: Opened) => `${kind}:${id}`

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

const write = async (personId: string, opened: readonly Opened[]) =>
  lazyStore.write(storageKeys.recentRecords, {
    ...(await readAll()),
    [personId]: opened.slice(0, MAX_KEPT).map(({ kind, id }) => ({ kind, id })),
  })

/** `personId` is empty while somebody looks through the eyes of another: nothing is kept then. */
export async function rememberRecord(personId: string, opened: Opened) {
  if (!personId) return
  const others = (await readRecents(personId)).filter(({ id }) => id !== opened.id)
  await write(personId, [opened, ...others])
}

export async function forgetRecents(personId: string) {
  const { [personId]: _, ...others } = await readAll()
  await lazyStore.write(storageKeys.recentRecords, others)
}

/** Asks the server, and forgets what it does not name any more. Throws without an answer. */
export async function nameRecents(
  personId: string,
  opened: readonly Opened[],
  signal: AbortSignal,
): Promise<RecordLink[]> {
  if (opened.length === 0) return []
  const address = staffPaths.searchRecords({ recent: opened.map(keyOf).join(',') })
  const response = await fetch(address, { signal, headers: { accept: 'application/json' } })
  // A session that ended leads to the login page.
  if (!response.ok || response.redirected) throw new Error(`The server answered ${response.status}`)
  const records = (await response.json()) as RecordLink[]
  if (records.length < opened.length) await write(personId, records)
  return records
}
