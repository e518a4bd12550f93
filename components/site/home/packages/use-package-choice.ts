import { startTransition, useEffect, useRef, useState } from 'react'
import type { PackageId } from '@/lib/content/packages'
import { storageKeys } from '@/lib/browser-storage/keys'
import { lazyStore } from '@/lib/browser-storage/lazy-store'
import { FIRST_CHOICE, parseChoice, type PackageChoice } from './package-choice'

/**
 * The choice of the last visit, once it is read, unless the visitor was quicker to make a new one.
 *
 * @param near whether the section has come near the window; before, nobody sees what is chosen
 */
export function usePackageChoice(near: boolean) {
  const [choice, setChoice] = useState(FIRST_CHOICE)
  const chosen = useRef(false)

  useEffect(() => {
    if (!near) return
    void recallChoice().then((recalled) => {
      if (recalled && !chosen.current) startTransition(() => setChoice(recalled))
    })
  }, [near])

  const choose = (next: PackageChoice) => {
    chosen.current = true
    setChoice(next)
  }
  const select = (active: PackageId) => {
    choose({ ...choice, active })
    void lazyStore.write(storageKeys.packageTab, active)
  }
  const show = (id: PackageId, index: number) => {
    const indexes = { ...choice.indexes, [id]: index }
    choose({ ...choice, indexes })
    void lazyStore.write(storageKeys.packageVideo, indexes)
  }
  return { ...choice, select, show }
}

/** Null on a first visit. */
async function recallChoice(): Promise<PackageChoice | null> {
  const active = await lazyStore.read(storageKeys.packageTab)
  const indexes = await lazyStore.read(storageKeys.packageVideo)
  return active === undefined && indexes === undefined ? null : parseChoice(active, indexes)
}
