import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { unless, type Fault } from '../fault.ts'
import { readPages } from '../readers.ts'
import { readVitals } from '../vitals.ts'

const BODIES = 1_200
const AT_A_TIME = 40
const PAUSE_MS = 50
const RELEASE_WITHIN_MS = 1_000
const PEOPLE = 2
/** What is sent of each. Next keeps up to a megabyte. */
const PART = Buffer.alloc(900_000, 'x')
/** 128 bodies, and what arrives while the oldest gives way. */
const MAX_GROWTH_MIB = 350

/** 32 of one address, and idle ones of readers. */
const MAX_KEPT = 80

const opening = (host: string) =>
  [
    'POST /get-started HTTP/1.1',
    `Host: ${host}`,
    // The proxy's word: all come from one stranger.
    'X-Forwarded-For: 198.51.100.7',
    'Content-Type: multipart/form-data; boundary=x',
    'Transfer-Encoding: chunked',
    '',
    PART.length.toString(16),
    '',
  ].join('\r\n')

export const unfinishedBodies: Fault = {
  name: 'unfinished-bodies',
  expected: 'the oldest give way; forms and pages go on; bounded memory',
  run: async ({ url, settings, serverPid }, people) => {
    const before = await readVitals(serverPid())
    const sending = people.send('unfinished-bodies', PEOPLE)
    const problems = new Set<string>()
    const sockets: Socket[] = []
    let most = 0
    while (sockets.length < BODIES) {
      for (let count = 0; count < AT_A_TIME; count += 1) {
        const socket = connect(settings.port, settings.host)
        socket.on('error', () => socket.destroy()).resume()
        socket.write(opening(`localhost:${settings.port}`))
        socket.write(PART)
        sockets.push(socket)
      }
      await pause(PAUSE_MS)
      for (const problem of await readPages(url)) problems.add(problem)
      most = Math.max(most, (await readVitals(serverPid()))?.memory ?? 0)
    }
    const sent = await sending
    await pause(RELEASE_WITHIN_MS)
    const after = await readVitals(serverPid())
    const kept = before && after ? after.files - before.files : 0
    for (const socket of sockets) socket.destroy()
    const grown = before ? Math.round(most - before.memory) : 0
    return {
      sent,
      problems: [
        ...problems,
        ...unless(grown < MAX_GROWTH_MIB, `the server grew by ${grown} MiB`),
        ...unless(kept < MAX_KEPT, `${kept} connections were kept`),
      ],
      seen: `${kept} connections kept, ${grown} MiB more at most`,
    }
  },
}
