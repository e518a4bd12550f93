import { statfs } from 'node:fs/promises'
import { Refusal } from './refusal.ts'

const MEBIBYTE = 1024 ** 2
const NEEDED = 500 * MEBIBYTE

/** On a full disk the database stops answering instead of failing, so it is better not to start. */
export async function assertFreeDisk(directory: string, needed: number = NEEDED): Promise<void> {
  const { bavail, bsize } = await statfs(directory)
  const free = bavail * bsize
  if (free >= needed) return
  throw new Refusal(
    `Only ${Math.floor(free / MEBIBYTE)} MB are free on the disk of ${directory}; ` +
      `the local stack needs ${Math.ceil(needed / MEBIBYTE)} MB.`,
  )
}
