import path from 'node:path'
import { mailDir } from './instance.ts'
import type { Settings } from './settings.ts'

/** Made by demo/rows/10_demo_users.sql. */
const DEMO_PASSWORD = 'Fieldlight-demo-2026'
const DEMO_USERS = [
  ['superadmin@fieldlight.example', 'super admin'],
  ['admin@fieldlight.example', 'admin'],
  ['owl@fieldlight.example', 'owl'],
  ['designer@fieldlight.example', 'graphic designer'],
  ['manager@fieldlight.example', 'project manager'],
  ['member@fieldlight.example', 'no role'],
] as const

export const relative = (file: string) => path.relative(process.cwd(), file)

export function printTitle(title: string): void {
  console.log(`\n  ${title}\n`)
}

export function printNote(label: string, text: string): void {
  console.log(`  ${label.padEnd(10)}${text}`)
}

/** Runs one step and prints a line about it, with the time it took. */
export async function step<T>(
  label: string,
  run: () => Promise<T>,
  describe: (result: T) => string,
): Promise<T> {
  const start = performance.now()
  const result = await run()
  printNote(label, `${describe(result)} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  return result
}

export function printAddresses({ siteUrl, dataDir }: Settings): void {
  console.log()
  printNote('Open', siteUrl)
  DEMO_USERS.forEach(([email, role], index) =>
    printNote(index === 0 ? 'Sign in' : '', `${email.padEnd(31)}${role}`),
  )
  printNote('', `password of all six: ${DEMO_PASSWORD}`)
  printNote('Mail', `nothing is sent; messages are kept in ${relative(mailDir(dataDir))}`)
  printNote('Stop', 'Ctrl-C')
  console.log()
}
