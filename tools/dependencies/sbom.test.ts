import { readLockFile } from './lock-file'
import { createSbom } from './sbom'

const sbom = createSbom()

it('is a CycloneDX document of this application', () => {
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'fieldlight' } } })
  expect(sbom.specVersion).toMatch(/^1\.[5-9]$/)
  expect(sbom.serialNumber).toMatch(/^urn:uuid:[0-9a-f-]{36}$/)
})

it('names every package of production, with its address and hash', () => {
  const production = readLockFile().filter(({ isProduction }) => isProduction)
  const ids = (packages: { name: string; version: string }[]) => [
    ...new Set(packages.map(({ name, version }) => `${name}@${version}`)),
  ]
  expect(ids(sbom.components).toSorted()).toEqual(ids(production).toSorted())
  for (const { purl } of sbom.components) expect(purl).toMatch(/^pkg:npm\/[^ ]+@\d/)
  const hashed = sbom.components.filter(({ hashes }) => hashes?.some(({ alg }) => alg === 'SHA-512'))
  const locked = production.filter(({ integrity }) => integrity !== null)
  expect(ids(hashed).toSorted()).toEqual(ids(locked).toSorted())
})

it('refers to packages that it names', () => {
  const known = new Set(sbom.components.map((component) => component['bom-ref']))
  const named = sbom.dependencies.flatMap(({ dependsOn }) => dependsOn ?? [])
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((ref) => !known.has(ref))).toEqual([])
})
