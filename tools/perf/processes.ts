import { readdir, readFile } from 'node:fs/promises'

/** Resident memory, as Linux counts it. */
export async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return 1024 * Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1])
}

/** Fields of `/proc/…/stat` after the name, which may hold spaces. */
const PARENT = 1
const USER_TICKS = 11
const KERNEL_TICKS = 12
const NICENESS = 16

const TICK_MS = 10

const readFields = (stat: string) => stat.slice(stat.lastIndexOf(')') + 2).split(' ')

/** Milliseconds of a processor that a process has taken since it began, with all of its threads. */
export async function processorTime(pid: number): Promise<number> {
  const fields = readFields(await readFile(`/proc/${pid}/stat`, 'utf8'))
  return TICK_MS * (Number(fields[USER_TICKS]) + Number(fields[KERNEL_TICKS]))
}

/** Niceness of each program of this name that a process has started. */
export async function listNiceness(parent: number, name: string): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry))
  const found = await Promise.all(
    ids.map(async (id) => {
      const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')
      const fields = readFields(stat)
      const isIt = stat.includes(`(${name})`) && Number(fields[PARENT]) === parent
      return isIt ? [Number(fields[NICENESS])] : []
    }),
  )
  return found.flat()
}
