import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { startMailServer, type MailServer } from '../servers/mail-server.ts'

/** `hangs`: takes connections and never says a word. */
type Manners = 'takes' | 'refuses' | 'hangs'

/** A mail server that keeps its address whatever comes over it. */
export type SwitchedMail = MailServer & { behave: (manners: Manners) => void }

export async function startSwitchedMail(): Promise<SwitchedMail> {
  const inner = await startMailServer()
  const open = new Set<Socket>()
  let manners: Manners = 'takes'

  const front = createServer((client) => {
    open.add(client)
    client.on('error', () => client.destroy()).once('close', () => open.delete(client))
    if (manners === 'refuses') client.end('421 Not now\r\n')
    if (manners !== 'takes') return
    const upstream = connect(Number(new URL(inner.url).port), '127.0.0.1')
    upstream.on('error', () => client.destroy())
    client.once('close', () => upstream.destroy())
    client.pipe(upstream).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(front, 'listening')

  return {
    ...inner,
    url: `smtp://127.0.0.1:${(front.address() as AddressInfo).port}`,
    behave: (next) => {
      manners = next
    },
    stop: async () => {
      for (const socket of open) socket.destroy()
      front.close()
      await inner.stop()
    },
  }
}
