import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Sbom {
  bomFormat: string
  specVersion: string
  serialNumber: string
  metadata: { component: { name: string; version: string } }
  components: {
    'bom-ref': string
    name: string
    version: string
    purl: string
    hashes?: { alg: string; content: string }[]
    licenses?: unknown[]
  }[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

interface Lock {
  packages: Record<string, { dev?: boolean; devDependencies?: unknown }>
}

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T
const write = (file: string, content: unknown) => writeFileSync(file, JSON.stringify(content))

/**
 * The software bill of materials in CycloneDX: what a production installation has on some platform. npm's own `--omit=dev` also omits
 * what development needs besides, such as React, so npm gets a project without development.
 */
export function createSbom(): Sbom {
  const home = mkdtempSync(join(tmpdir(), 'sbom-'))
  try {
    const { devDependencies: _, ...project } = read<{ name: string; devDependencies?: unknown }>(
      'package.json',
    )
    const lock = read<Lock>('package-lock.json')
    const packages = Object.entries(lock.packages).filter(([, { dev }]) => !dev)
    const root = packages.find(([folder]) => folder === '')?.[1]
    delete root?.devDependencies
    // npm takes the name of the folder.
    const folder = join(home, project.name)
    mkdirSync(folder)
    write(join(folder, 'package.json'), project)
    write(join(folder, 'package-lock.json'), { ...lock, packages: Object.fromEntries(packages) })
    const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application']
    const output = execFileSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 50_000_000 })
    return JSON.parse(output) as Sbom
  } finally {
    rmSync(home, { recursive: true })
  }
}
