import { useEffect, useEffectEvent } from 'react'
import type { Mirroring } from '@/lib/auth/account'
import type { UserType } from '@/lib/auth/roles'
import { storageKeys } from '@/lib/browser-storage/keys'
import { localStore } from '@/lib/browser-storage/encrypted-store'

const SESSION_KEY = 'user-mirroring-role'

/** Stored by the browser to keep its tabs in step. The server does not read it. */
type MirroringRecord = {
  id: string | null
  email: string
  userType: UserType | null
  first_name: string | null
  last_name: string | null
  originalUserDashboard: string | null
}

export const toMirroringRecord = (mirroring: Mirroring): MirroringRecord => ({
  id: mirroring.targetId,
  email: mirroring.email,
  userType: mirroring.role,
  first_name: mirroring.firstName,
  last_name: mirroring.lastName,
  originalUserDashboard: mirroring.originalDashboard,
})

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
export function useMirroringRecord(mirroring: Mirroring | null, onOtherRecord: () => void): void {
  const record = mirroring && toMirroringRecord(mirroring)
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
