import { spawnSync } from 'node:child_process'

type Answer = {
  metadata?: { vulnerabilities: Record<string, number> }
  vulnerabilities?: Record<string, { severity: string }>
  message?: string
}

const SEVERE = new Set(['high', 'critical'])

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-timeout=30000'], {
  encoding: 'utf8',
})
const { metadata, vulnerabilities = {}, message = 'no answer' } = JSON.parse(stdout || '{}') as Answer

if (!metadata) {
  // Mirrors know packages, but no advisories.
  console.log(
    `This registry gives no advisories (${message}). The floors in tools/dependencies/floors.ts hold without.`,
  )
  process.exit(0)
}
const severe = Object.entries(vulnerabilities).filter(([, { severity }]) => SEVERE.has(severity))
for (const [name, { severity }] of severe) console.log(`${name}: ${severity}`)
console.log(`${severe.length} packages with a known vulnerability of high or critical level.`)
process.exit(severe.length > 0 ? 1 : 0)
