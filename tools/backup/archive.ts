import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, createWriteStream, rmSync } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Refusal } from '../../supabase/local/refusal.ts'
import { MANIFEST } from './manifest.ts'

/** Films do not get smaller, and the database shrinks to a seventh at any level. */
const LEVEL = 1

/** Removes a file or folder when this process ends, also by Ctrl-C. */
export function removeAtExit(temporary: string): string {
  process.once('exit', () => rmSync(temporary, { recursive: true, force: true }))
  return temporary
}

/** @throws Refusal that names the disk, for an error of a full one */
export function explainFullDisk(error: unknown, folder: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException
  const isFull = code === 'ENOSPC' || code === 'EDQUOT' || /no space left/i.test(message)
  return isFull ? new Refusal(`The disk of ${folder} is full. Nothing was kept of what was begun.`) : error
}

async function untilDone(tar: ChildProcess): Promise<void> {
  let words = ''
  tar.stderr?.on('data', (chunk) => (words += String(chunk)))
  const [code] = (await once(tar, 'close')) as [number | null]
  if (code !== 0) throw new Error(`tar failed: ${words.trim()}`)
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

export async function assertAbsent(file: string): Promise<void> {
  if (await isThere(file)) throw new Refusal(`${file} is there already; a backup never replaces one.`)
}

/**
 * Packs a folder into one file that only its owner can read. The file has its name once it is complete and on disk.
 *
 * @throws Refusal when there is such a file, or no space
 */
export async function pack(folder: string, file: string): Promise<void> {
  await assertAbsent(file)
  await mkdir(path.dirname(file), { recursive: true })
  const part = removeAtExit(`${file}.${process.pid}.part`)
  // The manifest comes first, so that people find it at once.
  const names = [MANIFEST, ...(await readdir(folder)).filter((name) => name !== MANIFEST)]
  const tar = spawn('tar', ['--create', '--file=-', `--directory=${folder}`, ...names])
  try {
    const written = createWriteStream(part, { mode: 0o600 })
    await Promise.all([untilDone(tar), pipeline(tar.stdout, createGzip({ level: LEVEL }), written)])
    const handle = await open(part, 'r+')
    await handle.sync()
    await handle.close()
    await rename(part, file)
  } catch (error) {
    throw explainFullDisk(error, path.dirname(file))
  } finally {
    tar.kill()
    await rm(part, { force: true })
  }
}

const isLeftPipe = ({ code }: NodeJS.ErrnoException) =>
  code === 'EPIPE' || code === 'ERR_STREAM_PREMATURE_CLOSE'

/** @throws Refusal for a file that is no archive, is cut short, or has no space */
export async function unpack(file: string, folder: string): Promise<void> {
  if (!(await isThere(file))) throw new Refusal(`There is no ${file}.`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const tar = spawn('tar', ['--extract', '--file=-', `--directory=${folder}`, '--no-same-owner'])
  try {
    const sent = pipeline(createReadStream(file), createGunzip(), tar.stdin)
    // tar stops at its end mark, or at a full disk: then what it says counts, not the pipe that it left.
    const [extracted, read] = await Promise.allSettled([untilDone(tar), sent])
    if (extracted.status === 'rejected') throw extracted.reason
    if (read.status === 'rejected' && !isLeftPipe(read.reason)) throw read.reason
  } catch (error) {
    const explained = explainFullDisk(error, folder)
    if (explained instanceof Refusal) throw explained
    throw new Refusal(`${file} is damaged, or no backup: ${(error as Error).message}`, { cause: error })
  } finally {
    tar.kill()
  }
}
