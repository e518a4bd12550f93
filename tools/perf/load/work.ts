import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../../lib/supabase/database.types.ts'
import type { Stack } from '../../../supabase/local/start-stack.ts'
import { drawFilm } from '../../chaos/films.ts'
import { readFill } from '../../servers/ad-fill.ts'
import { asManager, createFill } from '../fills.ts'
import { listNiceness } from '../processes.ts'

const SAMPLE_MS = 1_000
const FILM = 'forge-and-fathom-night-shift'
const FILM_SECONDS = 30

export type WorkFigures = {
  page: string
  /** Renditions that were made, each of half a minute of film. */
  films: number
  /** Rows of the fill that were drawn. */
  drawn: number
  /** Samples with an encoder at work. */
  busy: number
  /** Most encoders at once, and the least that one of them gave way. */
  encoders: number
  niceness: number
}

/** A film, and the rows of a thousand ads. */
export async function prepareWork(stack: Stack) {
  const server = createClient<Database>(stack.url, stack.secretKey, { auth: { persistSession: false } })
  const { data: video } = await server.from('videos').select('id').eq('slug', FILM).single().throwOnError()
  const film = await drawFilm({ seconds: FILM_SECONDS, size: '1920x1080' })
  if (!film) throw new Error('ffmpeg is not installed')
  const manager = await asManager(stack)
  return { server, video, manager, fill: await createFill(manager), film }
}

type Work = Awaited<ReturnType<typeof prepareWork>>

/** One film after the other, and a thousand ads. @param pid of the server that does the work */
export async function keepWorking(
  { server, video, manager, fill, film }: Work,
  pid: number,
  seconds: number,
): Promise<WorkFigures> {
  await manager.rpc('run_ad_fill', { run_id: fill }).throwOnError()

  const readJobs = async () => {
    const { data } = await server.from('jobs').select('status').eq('kind', 'renditions').throwOnError()
    return data
  }
  const encoders: number[][] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const jobs = await readJobs()
    if (jobs.every(({ status }) => status === 'done' || status === 'failed')) {
      const file = `${video.id}/original-${randomUUID()}`
      await server.storage.from('films').upload(file, film, { contentType: 'video/mp4' })
      await server.from('videos').update({ film_file: file }).eq('id', video.id).throwOnError()
    }
    const found = await listNiceness(pid, 'ffmpeg')
    if (found.length > 0) encoders.push(found)
    await pause(SAMPLE_MS)
  }
  return {
    page: 'a worker in the server',
    films: (await readJobs()).filter(({ status }) => status === 'done').length,
    drawn: (await readFill(manager, fill)).counts.made ?? 0,
    busy: encoders.length,
    encoders: Math.max(0, ...encoders.map(({ length }) => length)),
    niceness: encoders.length > 0 ? Math.min(...encoders.flat()) : NaN,
  }
}
