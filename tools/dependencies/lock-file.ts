import { readFileSync } from 'node:fs'

export type LockedPackage = {
  name: string
  version: string
  /** As its author names it in SPDX's words; null where they do not. */
  license: string | null
  /** Whether a host that installs for production gets it, on some kind of machine. */
  isProduction: boolean
}

type Lock = { packages: Record<string, { version?: string; license?: string; dev?: boolean }> }

const FOLDER = 'node_modules/'

const byName = (one: LockedPackage, other: LockedPackage) =>
  one.name.localeCompare(other.name, 'en') ||
  one.version.localeCompare(other.version, 'en', { numeric: true })

/** Every package that is installed, at every version and for every kind of machine, in the order of their names. */
export function readLockFile(file = 'package-lock.json'): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as Lock
  return Object.entries(packages)
    .flatMap(([path, { version, license, dev }]) => {
      const at = path.lastIndexOf(FOLDER)
      if (at < 0 || !version) return []
      const name = path.slice(at + FOLDER.length)
      return { name, version, license: license ?? null, isProduction: dev !== true }
    })
    .sort(byName)
}
