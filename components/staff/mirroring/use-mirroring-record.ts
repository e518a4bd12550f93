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
    // Storage can be blocked.
  }
}

/**
 * Stores which user this page is mirroring (null: none) and calls back when another tab stores something else. It
 * only keeps tabs in step; the server decides about rights.
 */
export function useMirroringRecord(record: MirroringRecord | null, onOtherRecord: () => void): void {
  const id = record?.id

  const storeRecord = useEffectEvent(async () => {
    storeRole(record)
    // Encryption changes the stored bytes every time, which other tabs would take for a change.
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
