import { readFileSync } from 'node:fs'
import { type LockedPackage, readLockFile } from './lock-file'

const locked = readLockFile()
const REGISTRY = 'https://registry.npmjs.org/'

const names = (packages: LockedPackage[]) => [...new Set(packages.map(({ name }) => name))].toSorted()

/** Where the site runs and is tested. */
const runsOnLinux = ({ os, cpu }: LockedPackage) =>
  (os ?? ['linux']).includes('linux') && (cpu ?? ['x64']).some((name) => name === 'x64' || name === 'arm64')

it('takes every package from the registry, none from an address, a folder or a repository', () => {
  expect(locked.length).toBeGreaterThan(1000)
  expect(locked.filter(({ resolved }) => resolved !== null && !resolved.startsWith(REGISTRY))).toEqual([])
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"link": true|git\+|"file:/)
  expect(readFileSync('.npmrc', 'utf8')).not.toMatch(/registry\s*=/)
})

it('has a sha512 hash for each package', () => {
  const unhashed = locked.filter(({ integrity }) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''))
  // The mirror that the lock file was written from lacks these packages for other platforms, and so their hashes.
  const ofPlatforms = /^(@next\/swc-|@oxc-parser\/binding-|@tailwindcss\/oxide-|@unrs\/resolver-binding-)/
  expect(names(unhashed.filter(runsOnLinux))).toEqual([])
  expect(names(unhashed.filter(({ isOptional, name }) => !isOptional || !ofPlatforms.test(name)))).toEqual([])
})

it('lets two packages run scripts when they are installed', () => {
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    allowScripts: Record<string, boolean>
  }
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name])
  expect(allowed).toEqual(['node', '@parcel/watcher'])
  expect(names(locked.filter(({ hasInstallScript }) => hasInstallScript))).toEqual(
    Object.keys(allowScripts).toSorted(),
  )
  expect(readFileSync('.npmrc', 'utf8')).toContain('strict-allow-scripts=true')
})
