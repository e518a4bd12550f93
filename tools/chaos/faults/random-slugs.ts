import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { PROJECT_ROOT } from '../../../supabase/local/settings.ts'
import { unless, type Fault } from '../fault.ts'
import { statusOf } from '../readers.ts'
import { readVitals } from '../vitals.ts'

const SLUGS = 1_000
const PEOPLE = 2
/** Divides half of the requests. */
const CONCURRENCY = 10
/** For the second half: after 500 the server grew by 1 MiB more with the next 700. The rest is what renditions and mail take. */
const GROWTH = 60
/** MiB at the end. Before pages of strangers' addresses were bounded, a server leveled at 850 to 890. */
const MEMORY = 500

const FOLDERS = ['/video-production-in/', '/videos/', '/blog/', '/']

const isDenied = (status: number | null) => status === 404 || status === 307 || status === 308

const countFiles = async (buildDir: string) =>
  (await readdir(path.join(PROJECT_ROOT, buildDir, 'server'), { recursive: true })).length

async function ask(siteUrl: string, count: number, statuses: Map<number | null, number>): Promise<void> {
  for (let asked = 0; asked < count; asked += CONCURRENCY) {
    const addresses = Array.from(
      { length: CONCURRENCY },
      (_, at) => `${siteUrl}${FOLDERS[at % FOLDERS.length]}${randomBytes(6).toString('hex')}`,
    )
    for (const status of await Promise.all(addresses.map((address) => statusOf(address)))) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
}

export const randomSlugs: Fault = {
  name: 'random-slugs',
  expected: '404 or the way back, no file left behind, bounded memory',
  run: async ({ url, settings, serverPid }, people) => {
    const sending = people.send('random-slugs', PEOPLE)
    const files = await countFiles(settings.buildDir)
    const statuses = new Map<number | null, number>()
    await ask(url, SLUGS / 2, statuses)
    const before = await readVitals(serverPid())
    await ask(url, SLUGS / 2, statuses)
    const after = await readVitals(serverPid())
    const memory = Math.round(after?.memory ?? 0)
    const grown = before && after ? Math.round(after.memory - before.memory) : 0
    const added = (await countFiles(settings.buildDir)) - files
    const wrong = [...statuses].filter(([status]) => !isDenied(status))
    return {
      sent: await sending,
      problems: [
        ...wrong.map(([status, times]) => `${times} answered ${status}`),
        ...unless(added === 0, `${added} files were left behind`),
        ...unless(grown < GROWTH, `the server grew by ${grown} MiB`),
        ...unless(memory < MEMORY, `the server takes ${memory} MiB`),
      ],
      seen: `${[...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')}; ${grown} MiB more with the second half, ${memory} in the end`,
    }
  },
}
