import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { unless, type Fault } from '../fault.ts'
import { readPages } from '../readers.ts'
import { openStorage } from '../records.ts'
import { readVitals } from '../vitals.ts'

const READERS = 60
const PEOPLE = 2
const MEBIBYTE = 1024 ** 2
/** Bytes of the file that they read: more than the network between them and the server holds by itself. */
const LARGE = 32 * MEBIBYTE
const FILE = 'chaos/large.mp4'
/** Bytes that each takes at a time, milliseconds between two times, and how often. */
const SIP = 1_024
const BETWEEN = 250
const SIPS = 16
/** Milliseconds in which what they held returns. */
const RETURN = 2_000
/** Connections of ours that the server may still keep for the next request, to storage among them. */
const KEPT = 20
/** MiB that all of them together may hold, who ask for sixty times the file. */
const HELD = 300

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
    for (let sip = 0; sip < SIPS; sip += 1) {
      for (const socket of sockets) if (socket.read(SIP) !== null) served.add(socket)
      for (const problem of await readPages(url)) problems.add(problem)
      await pause(BETWEEN)
    }
    const during = await readVitals(serverPid())
    const sent = await sending
    for (const socket of sockets) socket.destroy()
    await pause(RETURN)
    await storage.remove([FILE])
    const after = await readVitals(serverPid())
    const held = before && during ? Math.round(during.memory - before.memory) : 0
    const kept = before && after ? after.files - before.files : 0
    return {
      sent,
      problems: [
        ...problems,
        ...unless(served.size === READERS, `only ${served.size} of ${READERS} were served`),
        ...unless(held < HELD, `the server held ${held} MiB for them`),
        ...unless(kept <= KEPT, `${kept} connections stayed`),
      ],
      seen: `${served.size} served at once, ${held} MiB held, ${Math.max(0, kept)} kept`,
    }
  },
}
