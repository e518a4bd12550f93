import { useEffect, useEffectEvent } from 'react'
import type { MirroringRecord } from '@/lib/auth/mirroring-state'
import { storageKeys } from '@/lib/browser-storage/keys'
import { localStore } from '@/lib/browser-storage/encrypted-store'

const SESSION_KEY = 'user-mirroring-role'

async function readId(): Promise<unknown> {
  const record = (await localStore().read(storageKeys.mirroring)) as Partial<MirroringRecord> | undefined
  return record?.id
}

function storeRole(record: MirroringRecord | null): void {
  try {
    if (record) sessionStorage.setItem(SESSION_KEY, record.userType ?? '')
    else sessionStorage.removeItem(SESSION_KEY)
  } catch {
    // Whoever blocks site data does without the note.
  }
}

/**
 * Keeps the browser's note of whom this page is shown as, null for oneself, and tells when another tab noted something
 * else. It keeps tabs in step and decides nothing.
 */
export function useMirroringRecord(record: MirroringRecord | null, onOtherRecord: () => void): void {
  const id = record?.id

  const storeRecord = useEffectEvent(async () => {
    storeRole(record)
    // Encrypted anew it would look like a change to the other tabs.
    if ((await readId()) !== id) await localStore().write(storageKeys.mirroring, record ?? undefined)
  })
  useEffect(() => void storeRecord(), [id])

  const compareRecords = useEffectEvent(async (event: StorageEvent) => {
    if (event.key === storageKeys.mirroring && (await readId()) !== id) onOtherRecord()
  })
  useEffect(() => {
    const listener = (event: StorageEvent) => void compareRecords(event)
    window.addEventListener('storage', listener)
    return () => window.removeEventListener('storage', listener)
  }, [])
}
