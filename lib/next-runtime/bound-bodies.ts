import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerFirst } from './answer-first'

/** Bodies that arrive at once. Next keeps up to a megabyte of each. */
const MAX_BODIES = 128
/** Of one network address: the people of an office, who upload films in parts. */
const MAX_OF_ADDRESS = 32
/** Seconds to wait before another try. */
const RETRY_AFTER = 5
const SLOWEST = { milliseconds: 20_000, bytesPerMillisecond: 20 }

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const patienceFor = ({ headers }: IncomingMessage) =>
  SLOWEST.milliseconds + Number(headers['content-length'] ?? 0) / SLOWEST.bytesPerMillisecond

function refuse(response: ServerResponse, status: number, text: string, headers = {}): true {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers })
  response.end(text)
  return true
}

type Body = { address: string; giveUp: (status: number, text: string) => void }
type Limits = { maxBodies: number; maxOfAddress: number; patience: (request: IncomingMessage) => number }
const LIMITS: Limits = { maxBodies: MAX_BODIES, maxOfAddress: MAX_OF_ADDRESS, patience: patienceFor }

/**
 * Bounds what strangers can make Next keep with bodies that never end. The oldest gives way: that of a person arrives at once.
 * Answers TRACE, too, from which Next cannot make a request.
 *
 * @param addressOf '' when it is not known: no limit by address
 */
export function boundBodies(addressOf: (request: IncomingMessage) => string, limits = LIMITS): void {
  /** Oldest first. */
  const open = new Set<Body>()

  function makeRoom(address: string): void {
    const ofAddress = [...open].filter((body) => address !== '' && body.address === address)
    const [oldest] = ofAddress.length >= limits.maxOfAddress ? ofAddress : open
    if (ofAddress.length < limits.maxOfAddress && open.size < limits.maxBodies) return
    oldest?.giveUp(503, 'Too many requests arrive at once. Try again in a moment.')
  }

  function track(address: string, request: IncomingMessage, response: ServerResponse): void {
    const body: Body = {
      address,
      giveUp(status, text) {
        release()
        if (response.headersSent) request.destroy()
        // The connection ends, because what is left of the body would be read as the next request.
        else refuse(response, status, text, { Connection: 'close', 'Retry-After': RETRY_AFTER })
      },
    }
    const timeout = setTimeout(() => {
      body.giveUp(408, 'The request took too long to arrive.')
    }, limits.patience(request)).unref()
    function release(): void {
      clearTimeout(timeout)
      open.delete(body)
    }
    open.add(body)
    // Listening for its end does not make the body flow. A response may end before its request.
    for (const event of ['end', 'close'] as const) request.once(event, release)
    response.once('close', release)
  }

  answerFirst((request, response) => {
    if (request.method === 'TRACE')
      return refuse(response, 405, 'Method not allowed.', { Allow: 'GET, HEAD, POST' })
    if (!hasBody(request)) return false
    const address = addressOf(request)
    makeRoom(address)
    track(address, request, response)
    return false
  })
}
