import { randomUUID } from 'node:crypto'
import type { TestDatabase } from './harness'

export const VIDEO = 'd0000000-0000-4000-8000-000000000001'
export const FILM = `${VIDEO}/original-1.mp4`

const RENDITIONS = JSON.stringify([
  {
    kind: 'film',
    file: 'a/720.mp4',
    width: 1280,
    height: 720,
    bytes: 9,
    sha256: 'a'.repeat(64),
    duration_ms: 9000,
  },
  {
    kind: 'poster',
    file: 'a/poster-1.webp',
    width: 1280,
    height: 720,
    bytes: 9,
    sha256: 'b'.repeat(64),
    at_ms: 450,
  },
])

/** A film of the demo, and the worker that makes its renditions. */
export function openFilmDesk(database: TestDatabase) {
  const server = () => database.asServiceRole()

  const setFilm = (file = FILM) =>
    database.asUser('admin').query('update public.videos set film_file = $2 where id = $1', [VIDEO, file])
  async function claim(): Promise<{ id: string; token: number }> {
    const [job] = await server().query<{ id: string; token: number }>(
      `select * from public.claim_job($1, '{renditions}', 60)`,
      [randomUUID()],
    )
    if (!job) throw new Error('Nothing is due')
    return job
  }

  const replace = ({ id, token }: { id: string; token: number }, source = FILM) =>
    server().value('select public.replace_renditions($1, $2, $3, $4, $5)', [
      VIDEO,
      source,
      id,
      token,
      RENDITIONS,
    ])

  return { server, setFilm, claim, replace }
}
