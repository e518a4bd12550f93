import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { startMailServer, type MailServer } from '../servers/mail-server.ts'

/** `hangs` accepts connections and never answers. */
type Behaviour = 'takes' | 'refuses' | 'hangs'

/** A mail server whose behaviour changes while its address stays. */
export type SwitchedMail = MailServer & { behave: (behaviour: Behaviour) => void }

export async function startSwitchedMail(): Promise<SwitchedMail> {
  const inner = await startMailServer()
  const open = new Set<Socket>()
  let behaviour: Behaviour = 'takes'

  const front = createServer((client) => {
    open.add(client)
    client.on('error', () => client.destroy()).once('close', () => open.delete(client))
    if (behaviour === 'refuses') client.end('421 Not now\r\n')
    if (behaviour !== 'takes') return
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
      behaviour = next
    },
    stop: async () => {
      for (const socket of open) socket.destroy()
      front.close()
      await inner.stop()
    },
  }
}
