import { setTimeout as pause } from 'node:timers/promises'
import { unless, type Fault } from '../fault.ts'
import { readPages } from '../readers.ts'
import { readVitals } from '../vitals.ts'

const DOWNLOADS = 200
const AT_ONCE = 10
/** Milliseconds in which what they held returns. */
const RETURN = 2_000
/** Connections that both ends keep for what is asked next. A leak would keep one for each download. */
const FILES_KEPT = 60
/** MiB that may stay with the server. */
const GROWTH = 200
/** Of the demo data. */
const ARCHIVE = '/preview/ad-group/e2000000-0000-4000-8000-000000000001/all.zip'

/** Goes away with the first bytes. True when there were some. */
async function beginAndLeave(address: string): Promise<boolean> {
  const leaving = new AbortController()
  const { ok, body } = await fetch(address, { signal: leaving.signal })
  const begun = await body?.getReader().read()
  leaving.abort()
  return ok && begun?.done === false
}

export const abortedDownloads: Fault = {
  name: 'aborted-downloads',
  expected: 'connections and memory return',
  run: async ({ url, serverPid, stack }) => {
    const html = await (await fetch(`${url}/videos/lakeshore-roasters-first-pour`)).text()
    const film = html.match(/\/storage\/v1\/object\/public\/[\w/.-]+\.mp4/)?.[0]
    if (!film) return { problems: ['a film has no file'] }
    const read = async () => ({
      server: await readVitals(serverPid()),
      stack: await readVitals(stack().child.process.pid),
    })
    const before = await read()
    let begun = 0
    for (let done = 0; done < DOWNLOADS; done += AT_ONCE) {
      const addresses = Array.from({ length: AT_ONCE }, (_, at) => url + (at % 2 === 0 ? film : ARCHIVE))
      begun += (await Promise.all(addresses.map(beginAndLeave))).filter(Boolean).length
    }
    await pause(RETURN)
    const after = await read()
    const kept = (part: 'server' | 'stack') => (after[part]?.files ?? 0) - (before[part]?.files ?? 0)
    const grown = Math.round((after.server?.memory ?? 0) - (before.server?.memory ?? 0))
    return {
      problems: [
        ...(await readPages(url)),
        ...unless(begun === DOWNLOADS, `only ${begun} of ${DOWNLOADS} began`),
        ...unless(kept('server') <= FILES_KEPT, `the server kept ${kept('server')} files open`),
        ...unless(kept('stack') <= FILES_KEPT, `the stack kept ${kept('stack')} files open`),
        ...unless(grown < GROWTH, `the server grew by ${grown} MiB`),
      ],
      seen: `${begun} begun, ${grown} MiB more`,
    }
  },
}
