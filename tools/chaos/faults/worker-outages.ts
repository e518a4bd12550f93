import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { endWorker } from '../../../supabase/local/worker-process.ts'
import { unless, type Fault } from '../fault.ts'
import { openDatabase } from '../films.ts'
import { mountSmallDisk } from '../small-disk.ts'
import { listProblemsOf, withCrew } from '../workers.ts'
import { adFill } from '../works/ad-fill.ts'
import { renditions, renditionsOf } from '../works/renditions.ts'

const POLL_MS = 50
/** Shorter than the wait for the second attempt, and longer than a worker takes to start. */
const AWAY_MS = 8_000
const DISK = '300m'
/** ffmpeg takes seconds for it. */
const LONG_FILM = { seconds: 12, size: '1920x1080' }
const DISK_IS_FULL = 'The disk of the server is full.'

export const storageAway: Fault = {
  name: 'storage-away',
  expected: 'renditions and ads wait for the storage, twice: everything once, nothing half',
  run: (site) =>
    withCrew(site, async ({ tap, start }) => {
      const begun = [await renditions.begin(site), await adFill.begin(site)]
      const goAway = async () => {
        tap.hideFiles(true)
        await pause(AWAY_MS)
        tap.hideFiles(false)
      }
      let stored = 0
      tap.watch((stage, moment) => {
        if (moment === 'before' && stage.startsWith('PUT object') && (stored += 1) === 1) void goAway()
        return false
      })
      const atOnce = goAway()
      const worker = await start()
      await atOnce
      const problems = await listProblemsOf(site, begun)
      await endWorker(worker, 'SIGTERM')
      return { problems: [...problems, ...unless(stored > 1, 'nothing was stored again')] }
    }),
}

/** Resolves as soon as ffmpeg writes a film. */
async function untilFilmGrows(folder: string): Promise<void> {
  for (;;) {
    const files = await readdir(folder, { recursive: true })
    if (files.some((file) => /\d\.mp4$/.test(file))) return
    await pause(POLL_MS)
  }
}

export const workerDiskFull: Fault = {
  name: 'worker-disk-full',
  expected: 'the renditions say so, and are made once when there is room',
  run: (site) =>
    withCrew(site, async ({ folder, start }) => {
      const small = path.join(folder, 'small')
      const disk = mountSmallDisk(small, DISK)
      if (!disk) return { problems: [], omitted: 'mounting a small disk takes root, on Linux' }
      const begun = await renditionsOf(LONG_FILM).begin(site)
      if ('omitted' in begun) {
        disk.unmount()
        return { problems: [], omitted: begun.omitted }
      }
      const worker = await start({ TMPDIR: small })
      await untilFilmGrows(small)
      await disk.fill()
      const readError = async () => {
        const { data } = await openDatabase(site)
          .from('jobs')
          .select('error')
          .match({ kind: 'renditions', status: 'queued' })
          .throwOnError()
        return data[0]?.error
      }
      let said = await readError()
      while (!said) {
        await pause(POLL_MS)
        said = await readError()
      }
      await disk.free()
      const problems = await listProblemsOf(site, [begun])
      await endWorker(worker, 'SIGTERM')
      disk.unmount()
      return { problems: [...problems, ...unless(said === DISK_IS_FULL, `it said: ${said}`)] }
    }),
}
