import { setTimeout as pause } from 'node:timers/promises'
import { unless, type Fault } from '../fault.ts'
import { ARCHIVE, findFilm } from '../large-files.ts'
import { readPages } from '../readers.ts'
import { readVitals } from '../vitals.ts'

const DOWNLOADS = 200
const AT_ONCE = 10
const RELEASE_WITHIN_MS = 2_000
/** Idle keep-alive connections. A leak would keep one for each download. */
const MAX_KEPT_FILES = 60
const MAX_GROWTH_MIB = 200
const PEOPLE = 2

/** Closes the connection after the first bytes. False when there were none. */
async function abortDownload(address: string): Promise<boolean> {
  const leaving = new AbortController()
  const { ok, body } = await fetch(address, { signal: leaving.signal })
  const begun = await body?.getReader().read()
  leaving.abort()
  return ok && begun?.done === false
}

export const abortedDownloads: Fault = {
  name: 'aborted-downloads',
  expected: 'connections and memory return',
  run: async ({ url, serverPid, stack }, people) => {
    const film = await findFilm(url)
    const read = async () => ({
      server: await readVitals(serverPid()),
      stack: await readVitals(stack().child.process.pid),
    })
    const before = await read()
    const sending = people.send('aborted-downloads', PEOPLE)
    let begun = 0
    for (let done = 0; done < DOWNLOADS; done += AT_ONCE) {
      const addresses = Array.from({ length: AT_ONCE }, (_, at) => (at % 2 === 0 ? film : url + ARCHIVE))
      begun += (await Promise.all(addresses.map(abortDownload))).filter(Boolean).length
    }
    const sent = await sending
    await pause(RELEASE_WITHIN_MS)
    const after = await read()
    const kept = (part: 'server' | 'stack') => (after[part]?.files ?? 0) - (before[part]?.files ?? 0)
    const grown = Math.round((after.server?.memory ?? 0) - (before.server?.memory ?? 0))
    return {
      sent,
      problems: [
        ...(await readPages(url)),
        ...unless(begun === DOWNLOADS, `only ${begun} of ${DOWNLOADS} began`),
        ...unless(kept('server') <= MAX_KEPT_FILES, `the server kept ${kept('server')} files open`),
        ...unless(kept('stack') <= MAX_KEPT_FILES, `the stack kept ${kept('stack')} files open`),
        ...unless(grown < MAX_GROWTH_MIB, `the server grew by ${grown} MiB`),
      ],
      seen: `${begun} begun, ${grown} MiB more`,
    }
  },
}
