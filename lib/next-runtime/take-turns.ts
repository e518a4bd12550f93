import 'server-only'
import { ServerResponse } from 'node:http'

/** Bytes that all answers together send before others get their turn: some milliseconds of copying. */
const PER_TURN = 1024 ** 2

type Write = (chunk: unknown, ...rest: unknown[]) => boolean
type Emit = (event: string, ...rest: unknown[]) => boolean

const sizeOf = (chunk: unknown): number =>
  typeof chunk === 'string' || chunk instanceof Uint8Array ? chunk.length : 0

/**
 * Files are piped from the storage. As long as the network has room for them, a download goes on without a pause, and sixty that
 * begin at once make a page wait for most of a second. A pipe goes on at 'drain': that waits for the next turn of the event loop
 * when this one has sent enough.
 */
export function takeTurns(perTurn = PER_TURN): void {
  const write = ServerResponse.prototype.write as Write
  const emit = ServerResponse.prototype.emit as Emit
  /** In the order in which they go on. */
  const waiting = new Set<ServerResponse>()
  let left = perTurn
  let isNextPlanned = false

  function planNext(): void {
    if (!isNextPlanned) setImmediate(beginTurn)
    isNextPlanned = true
  }

  function beginTurn(): void {
    isNextPlanned = false
    left = perTurn
    for (const response of waiting) {
      if (left <= 0) break
      waiting.delete(response)
      // What waits for its client again hears of it later.
      if (!response.writableNeedDrain) emit.call(response, 'drain')
    }
    if (waiting.size > 0) planNext()
  }

  ServerResponse.prototype.write = function (this: ServerResponse, chunk: unknown, ...rest: unknown[]) {
    planNext()
    left -= sizeOf(chunk)
    return write.call(this, chunk, ...rest)
  }
  ServerResponse.prototype.emit = function (this: ServerResponse, event: string, ...rest: unknown[]) {
    if (event !== 'drain' || left > 0) return emit.call(this, event, ...rest)
    waiting.add(this)
    return true
  }
}
