import { readdir, readFile } from 'node:fs/promises'

const MEBIBYTE_IN_KB = 1024

/** `memory` in MiB; `files` counts open files, including connections. */
export type Vitals = { memory: number; files: number }

/** Null on systems other than Linux. */
export async function readVitals(pid: number | undefined): Promise<Vitals | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => null)
  const memory = status?.match(/^VmRSS:\s+(\d+) kB$/m)?.[1]
  if (!memory) return null
  return { memory: Number(memory) / MEBIBYTE_IN_KB, files: (await readdir(`/proc/${pid}/fd`)).length }
}
