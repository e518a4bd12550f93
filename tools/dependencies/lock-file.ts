import { readFileSync } from 'node:fs'

export type LockedPackage = {
  name: string
  version: string
  /** An SPDX expression. Null when the package names none. */
  license: string | null
  /** Whether a production installation has it on some platform. */
  isProduction: boolean
  /** Null where the registry that wrote the lock file does not have the package, as for platforms of others. */
  integrity: string | null
  /** Null means: from the registry that npm is configured for. */
  resolved: string | null
  hasInstallScript: boolean
  isOptional: boolean
  /** Null for any. */
  os: string[] | null
  cpu: string[] | null
}

interface Entry {
  version?: string
  license?: string
  dev?: boolean
  integrity?: string
  resolved?: string
  hasInstallScript?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
}

type Lock = { packages: Record<string, Entry> }

const FOLDER = 'node_modules/'

const byName = (one: LockedPackage, other: LockedPackage) =>
  one.name.localeCompare(other.name, 'en') ||
  one.version.localeCompare(other.version, 'en', { numeric: true })

/** Every version of every package for all platforms, sorted by name. */
export function readLockFile(file = 'package-lock.json'): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as Lock
  return Object.entries(packages)
    .flatMap(([path, entry]) => {
      const at = path.lastIndexOf(FOLDER)
      if (at < 0 || !entry.version) return []
      return {
        name: path.slice(at + FOLDER.length),
        version: entry.version,
        license: entry.license ?? null,
        isProduction: entry.dev !== true,
        integrity: entry.integrity ?? null,
        resolved: entry.resolved ?? null,
        hasInstallScript: entry.hasInstallScript === true,
        isOptional: entry.optional === true,
        os: entry.os ?? null,
        cpu: entry.cpu ?? null,
      }
    })
    .sort(byName)
}
