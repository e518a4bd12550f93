import { readFileSync } from 'node:fs'

export type LockedPackage = {
  name: string
  version: string
  /** An SPDX expression. Null when the package names none. */
  license: string | null
  /** Whether a production installation has it on some platform. */
  isProduction: boolean
}

type Lock = { packages: Record<string, { version?: string; license?: string; dev?: boolean }> }

const FOLDER = 'node_modules/'

const byName = (one: LockedPackage, other: LockedPackage) =>
  one.name.localeCompare(other.name, 'en') ||
  one.version.localeCompare(other.version, 'en', { numeric: true })

/** Every version of every package for all platforms, sorted by name. */
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
