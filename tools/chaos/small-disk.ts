import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { open, rm, statfs } from 'node:fs/promises'
import path from 'node:path'

/** In memory. More than what all faults write (0.5 GB) and the free space that the stack requires at each start. */
const SIZE = '1600m'
const CHUNK = Buffer.alloc(1024 ** 2)

/** A disk that may run full without harm to the machine. */
export type SmallDisk = {
  fill: () => Promise<void>
  free: () => Promise<void>
  unmount: () => void
}

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** Mounted until this process ends at the latest. Null without root or on systems other than Linux. */
export function mountSmallDisk(directory: string, size = SIZE): SmallDisk | null {
  mkdirSync(directory, { recursive: true })
  // Left behind by a run that was killed.
  run('umount', '--lazy', directory)
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${size},mode=700`, 'tmpfs', directory)) return null
  const unmount = () => void run('umount', '--lazy', directory)
  process.once('exit', unmount)
  const ballast = path.join(directory, 'ballast')
  return {
    fill: () => fill(ballast),
    free: () => rm(ballast, { force: true }),
    unmount,
  }
}

async function fill(ballast: string): Promise<void> {
  const { bavail, bsize } = await statfs(path.dirname(ballast))
  const file = await open(ballast, 'w')
  for (let left = bavail * bsize; left > 0; left -= CHUNK.length) {
    await file.write(CHUNK, 0, Math.min(left, CHUNK.length))
  }
  await file.close()
}
