import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { unless, type Fault } from '../fault.ts'
import { readPages } from '../readers.ts'
import { readVitals } from '../vitals.ts'

const CLIENTS = 300
const PEOPLE = 2
/** Each client sends one byte per interval. */
const BYTE_INTERVAL_MS = 250
const BYTES = 16
const RELEASE_WITHIN_MS = 2_000
/** Idle keep-alive connections. */
const MAX_KEPT_CONNECTIONS = 20

/** Unfinished headers, an unfinished body with a length, and an unfinished chunked body. */
const UNFINISHED_REQUESTS = [
  'GET / HTTP/1.1\r\nX-Slow: ',
  'POST /get-started HTTP/1.1\r\nContent-Type: text/plain\r\nContent-Length: 5000\r\n\r\n',
  'POST /get-started HTTP/1.1\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n1388\r\n',
]

const opening = (at: number, host: string) =>
  UNFINISHED_REQUESTS[at % UNFINISHED_REQUESTS.length]?.replace('HTTP/1.1\r\n', `$&Host: ${host}\r\n`) ?? ''

export const slowClients: Fault = {
  name: 'slow-clients',
  expected: 'everybody else is served at once; connections return',
  run: async ({ url, settings, serverPid }, people) => {
    const before = await readVitals(serverPid())
    const sending = people.send('slow-clients', PEOPLE)
    const sockets = Array.from({ length: CLIENTS }, (_, at): Socket => {
      const socket = connect(settings.port, settings.host)
      socket.on('error', () => socket.destroy())
      socket.write(opening(at, `localhost:${settings.port}`))
      return socket
    })
    const problems = new Set<string>()
    for (let said = 0; said < BYTES; said += 1) {
      for (const socket of sockets) if (socket.writable) socket.write('x')
      for (const problem of await readPages(url)) problems.add(problem)
      await pause(BYTE_INTERVAL_MS)
    }
    const during = await readVitals(serverPid())
    const sent = await sending
    for (const socket of sockets) socket.destroy()
    await pause(RELEASE_WITHIN_MS)
    const after = await readVitals(serverPid())
    const kept = before && after ? after.files - before.files : 0
    return {
      sent,
      problems: [...problems, ...unless(kept <= MAX_KEPT_CONNECTIONS, `${kept} connections stayed`)],
      seen: `${(during?.files ?? 0) - (before?.files ?? 0)} held open at once, ${kept} kept`,
    }
  },
}
