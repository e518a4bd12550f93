import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { unless, type Fault } from '../fault.ts'
import { readPages } from '../readers.ts'
import { openStorage } from '../records.ts'
import { readVitals } from '../vitals.ts'

const READERS = 60
const PEOPLE = 2
const MEBIBYTE = 1024 ** 2
/** More bytes than the network buffers hold. */
const LARGE = 32 * MEBIBYTE
const FILE = 'chaos/large.mp4'
/** Bytes of each read. */
const READ_BYTES = 1_024
const BETWEEN = 250
const SIPS = 16
/** On a slow machine the storage needs longer to begin sixty files. Everybody else is served at once all the same. */
const MOST_SIPS = 120
const RELEASE_WITHIN_MS = 2_000
/** Idle keep-alive connections, also to storage. */
const MAX_KEPT_CONNECTIONS = 20
/** For all readers together, who ask for sixty times the file. */
const MAX_HELD_MIB = 300

export const slowReaders: Fault = {
  name: 'slow-readers',
  expected: 'everybody else is served at once; the file waits where it is',
  run: async ({ settings, serverPid, stack, url }, people) => {
    const storage = openStorage(stack())
    const upload = await storage.upload(FILE, Buffer.alloc(LARGE), { contentType: 'video/mp4' })
    if (upload.error) return { problems: ['the file could not be stored'] }
    const { pathname } = new URL(storage.getPublicUrl(FILE).data.publicUrl)
    const before = await readVitals(serverPid())
    const sending = people.send('slow-readers', PEOPLE)
    const sockets = Array.from({ length: READERS }, (): Socket => {
      const socket = connect(settings.port, settings.host)
      socket.on('error', () => socket.destroy()).pause()
      socket.write(`GET ${pathname} HTTP/1.1\r\nHost: localhost:${settings.port}\r\n\r\n`)
      return socket
    })
    const problems = new Set<string>()
    const served = new Set<Socket>()
    const isWaiting = () => served.size < READERS
    for (let sip = 0; sip < SIPS || (isWaiting() && sip < MOST_SIPS); sip += 1) {
      for (const socket of sockets) if (socket.read(READ_BYTES) !== null) served.add(socket)
      for (const problem of await readPages(url)) problems.add(problem)
      await pause(BETWEEN)
    }
    const during = await readVitals(serverPid())
    const sent = await sending
    for (const socket of sockets) socket.destroy()
    await pause(RELEASE_WITHIN_MS)
    await storage.remove([FILE])
    const after = await readVitals(serverPid())
    const held = before && during ? Math.round(during.memory - before.memory) : 0
    const kept = before && after ? after.files - before.files : 0
    return {
      sent,
      problems: [
        ...problems,
        ...unless(!isWaiting(), `only ${served.size} of ${READERS} were served`),
        ...unless(held < MAX_HELD_MIB, `the server held ${held} MiB for them`),
        ...unless(kept <= MAX_KEPT_CONNECTIONS, `${kept} connections stayed`),
      ],
      seen: `${served.size} served at once, ${held} MiB held, ${Math.max(0, kept)} kept`,
    }
  },
}
