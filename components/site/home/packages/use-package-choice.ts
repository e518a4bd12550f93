import { startTransition, useEffect, useRef, useState } from 'react'
import type { PackageId } from '@/lib/content/packages'
import { storageKeys } from '@/lib/storage/keys'
import { localStore } from '@/lib/storage/local-store'
import { FIRST_CHOICE, parseChoice, type PackageChoice } from './package-choice'

/** The choice of the last visit, once it is read, unless the visitor was quicker to make a new one. */
export function usePackageChoice() {
  const [choice, setChoice] = useState(FIRST_CHOICE)
  const chosen = useRef(false)

  useEffect(() => {
    void recallChoice().then((recalled) => {
      if (recalled && !chosen.current) startTransition(() => setChoice(recalled))
    })
  }, [])

  const choose = (next: PackageChoice) => {
    chosen.current = true
    setChoice(next)
  }
  const select = (active: PackageId) => {
    choose({ ...choice, active })
    void localStore().write(storageKeys.packageTab, active)
  }
  const show = (id: PackageId, index: number) => {
    const indexes = { ...choice.indexes, [id]: index }
    choose({ ...choice, indexes })
    void localStore().write(storageKeys.packageVideo, indexes)
  }
  return { ...choice, select, show }
}

/** Null on a first visit. */
async function recallChoice(): Promise<PackageChoice | null> {
  const store = localStore()
  const active = await store.read(storageKeys.packageTab)
  const indexes = await store.read(storageKeys.packageVideo)
  return active === undefined && indexes === undefined ? null : parseChoice(active, indexes)
}
