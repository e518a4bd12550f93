import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type Call = { job_id?: string; job_kind?: string } | null
type Claimed = { id: string; kind: string }[]

/** Where a request is: before it reached the database, or after its work was done. */
type Moment = 'before' | 'after'

/** True: nobody hears of it any more. */
type Watch = (stage: string, moment: Moment) => boolean

/** Stands between a worker and the database. */
export type Tap = {
  url: string
  /** Called for each write. */
  watch: (watch: Watch | null) => void
  /** Files are away, as when the storage service is down. */
  hideFiles: (areAway: boolean) => void
  stop: () => void
}

const CALL = '/rest/v1/rpc/'
const FILES = '/storage/v1/'
const IDS = /[\da-f]{8}-[\da-f-]{27}|[\da-f]{32}|\d+/g

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Names a write, without what differs from one run to the next: the last part of a file stands for its kind. */
function nameStage({ method, url = '' }: IncomingMessage, call: Call, kinds: Map<string, string>): string {
  const [path = ''] = url.split('?')
  if (!path.startsWith(CALL)) {
    const ending = path.startsWith(FILES) ? (/\.\w+$/.exec(path)?.[0] ?? '') : ''
    return `${method} ${path.replace(IDS, '').split('/').slice(3, 6).join('/')}${ending}`
  }
  const kind = call?.job_kind ?? (call?.job_id && kinds.get(call.job_id))
  return path.slice(CALL.length) + (kind ? ` ${kind}` : '')
}

export async function openTap(target: string): Promise<Tap> {
  const kinds = new Map<string, string>()
  let watch: Watch | null = null
  let areFilesAway = false

  async function pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, headers, url = '' } = incoming
    if (areFilesAway && url.startsWith(FILES)) return void response.writeHead(503).end()
    const isRead = method === 'GET' || method === 'HEAD'
    const body = isRead ? Buffer.alloc(0) : await readBody(incoming)
    const call = url.startsWith(CALL) ? (JSON.parse(body.toString() || 'null') as Call) : null
    const stage = nameStage(incoming, call, kinds)
    if (!isRead && watch?.(stage, 'before')) return void response.destroy()
    const outgoing = request(new URL(url, target), {
      method,
      headers: { ...headers, host: new URL(target).host },
    })
    outgoing.on('error', () => response.destroy())
    outgoing.end(body)
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
    if (!isRead && watch?.(stage, 'after')) return void response.destroy()
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    if (stage !== 'claim_job') return void answer.pipe(response)
    const jobs = (await json(answer)) as Claimed
    for (const { id, kind } of jobs) kinds.set(id, kind)
    response.end(JSON.stringify(jobs))
  }

  const server = createServer((incoming, response) => {
    pass(incoming, response).catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    watch: (next) => {
      watch = next
    },
    hideFiles: (areAway) => {
      areFilesAway = areAway
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
