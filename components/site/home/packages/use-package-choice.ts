import { startTransition, useEffect, useRef, useState } from 'react'
import { storageKeys } from '@/lib/browser-storage/keys'
import { lazyStore } from '@/lib/browser-storage/lazy-store'
import { DEFAULT_PACKAGE, PACKAGES, type PackageId } from '@/lib/content/packages'

/**
 * Restores the stored choice unless the visitor chooses first.
 *
 * @param near reads storage only near the viewport
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
  /** Current film per package, from 0. */
  indexes: Partial<Record<PackageId, number>>
}

export const FIRST_CHOICE: PackageChoice = { active: DEFAULT_PACKAGE, indexes: {} }

const isPackageId = (value: unknown): value is PackageId => PACKAGES.some(({ id }) => id === value)
const isIndex = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

/** Invalid stored values fall back to the defaults. */
export function parseChoice(active: unknown, indexes: unknown): PackageChoice {
  const entries = Object.entries(typeof indexes === 'object' && indexes ? indexes : {})
  return {
    active: isPackageId(active) ? active : DEFAULT_PACKAGE,
    indexes: Object.fromEntries(entries.filter(([id, index]) => isPackageId(id) && isIndex(index))),
  }
}

/** Cycles through the tabs; null for other keys. */
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
