import 'server-only'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const PREFIX = 'fieldlight-film-'
const OWNER = new RegExp(`^${PREFIX}(\\d+)-`)

const inUse = new Set<string>()

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A killed process leaves gigabytes, and its number may be this one's after a restart of a container. */
async function removeAbandoned(root: string): Promise<void> {
  const folders = (await readdir(root)).filter((name) => {
    const owner = Number(OWNER.exec(name)?.[1] ?? process.pid)
    return name.startsWith(PREFIX) && (owner === process.pid ? !inUse.has(name) : !isRunning(owner))
  })
  await Promise.all(folders.map((name) => rm(path.join(root, name), { recursive: true, force: true })))
}

/** A folder for as long as `work` takes. */
export async function withWorkFolder<Result>(
  work: (folder: string) => Promise<Result>,
  root = tmpdir(),
): Promise<Result> {
  await removeAbandoned(root)
  const folder = await mkdtemp(path.join(root, `${PREFIX}${process.pid}-`))
  inUse.add(path.basename(folder))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
    inUse.delete(path.basename(folder))
  }
}
