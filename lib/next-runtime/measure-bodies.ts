import { Server, type IncomingMessage } from 'node:http'

/** Bytes. What `next.config.ts` leads elsewhere has more. */
export const LONGEST_BODY = 999_999

type Emit = (event: string, ...args: unknown[]) => boolean

const isUnmeasured = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined && headers['content-length'] === undefined

/**
 * Resolves with the bytes of a body once it has arrived, or more than `limit` of them have: what follows those is thrown
 * away, so that the sender comes to an end and reads its answer. Nothing is read: the bytes wait in the request.
 */
function measure(request: IncomingMessage, limit: number): Promise<number> {
  const { promise: measured, resolve } = Promise.withResolvers<number>()
  const push = request.push.bind(request)
  let size = 0
  request.push = (chunk: Buffer | null) => {
    if (chunk === null) resolve(size)
    else if (size > limit) return true
    else if ((size += chunk.byteLength) > limit) resolve(size)
    push(chunk)
    // Always more: a request that nobody reads yet would otherwise stop its connection.
    return true
  }
  return measured
}

/**
 * Has requests that do not say how long they are, which no browser sends, wait until that is known, and then say it: what
 * has to be decided by their length needs to be decided only once, where it is for all others.
 *
 * @param limit bytes; of longer bodies no more is kept
 */
export function measureBodies(limit: number, server: { emit: Emit } = Server.prototype): void {
  const emit = server.emit
  server.emit = function (event, ...args) {
    const request = args[0] as IncomingMessage
    if (event !== 'request' || !isUnmeasured(request)) return emit.call(this, event, ...args)
    void measure(request, limit).then((size) => {
      delete request.headers['transfer-encoding']
      request.headers['content-length'] = String(size)
      emit.call(this, event, ...args)
    })
    return true
  }
}
