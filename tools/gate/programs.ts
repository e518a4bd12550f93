import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Refusal } from '../../supabase/local/refusal.ts'

/** Milliseconds. */
const TIMEOUT = 300_000

let isListRead = false

/**
 * Does nothing where packages cannot be installed; the caller then says what is missing.
 *
 * @param name of one package, or of several with spaces between them
 */
export function installPackage(name: string, timeout = TIMEOUT): void {
  const run = (command: string) =>
    spawnSync('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'], timeout }).status === 0
  isListRead ||= run('apt-get update -qq')
  if (isListRead) run(`DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${name}`)
}

/** Debian installs nginx where only root's PATH points to. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']

const find = (program: string) => FOLDERS.map((folder) => join(folder, program)).find(existsSync)

/** @throws Refusal when the program is missing and cannot be installed */
export function findProgram(program: string): string {
  const found = find(program)
  if (found) return found
  installPackage(program)
  const installed = find(program)
  if (installed) return installed
  throw new Refusal(`There is no ${program} on this machine. On Debian: apt-get install ${program}.`)
}
