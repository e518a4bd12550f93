import { startTransition, useEffect, useRef, useState } from 'react'
import { storageKeys } from '@/lib/browser-storage/keys'
import { lazyStore } from '@/lib/browser-storage/lazy-store'
import { DEFAULT_PACKAGE, type PackageId, PACKAGES } from '@/lib/content/packages'

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
    void readStoredChoice().then((stored) => {
      if (stored && !chosen.current) startTransition(() => setChoice(stored))
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
async function readStoredChoice(): Promise<PackageChoice | null> {
  const active = await lazyStore.read(storageKeys.packageTab)
  const indexes = await lazyStore.read(storageKeys.packageVideo)
  return active === undefined && indexes === undefined ? null : parseChoice(active, indexes)
}

type PackageChoice = {
  active: PackageId
  /** Which film each package shows, counted from 0; packages that nobody leafed through are not in it. */
  indexes: Partial<Record<PackageId, number>>
}

export const FIRST_CHOICE: PackageChoice = { active: DEFAULT_PACKAGE, indexes: {} }

const isPackageId = (value: unknown): value is PackageId => PACKAGES.some(({ id }) => id === value)
const isIndex = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

/** Reads what an earlier visit stored, perhaps under an older catalogue: whatever does not fit falls back by itself. */
export function parseChoice(active: unknown, indexes: unknown): PackageChoice {
  const entries = Object.entries(typeof indexes === 'object' && indexes ? indexes : {})
  return {
    active: isPackageId(active) ? active : DEFAULT_PACKAGE,
    indexes: Object.fromEntries(entries.filter(([id, index]) => isPackageId(id) && isIndex(index))),
  }
}

/** Where a key leads from `active`, round the ends; null for keys that mean nothing to tabs. */
export function packageByKey(key: string, active: PackageId): PackageId | null {
  const last = PACKAGES.length - 1
  const at = PACKAGES.findIndex(({ id }) => id === active)
  const targets: Partial<Record<string, number>> = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  }
  const target = targets[key]
  return target === undefined ? null : (PACKAGES[target]?.id ?? null)
}
