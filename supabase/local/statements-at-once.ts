import type { PGlite } from '@supabase/lite/pglite'

type Send = PGlite['execProtocolStream']
type Answer = Awaited<ReturnType<Send>>

/** A query that is built for one request, such as one for a list of ids, rarely comes again. */
const MAX_KNOWN = 500

const isA = (message: Uint8Array, kind: string) => message[0] === kind.charCodeAt(0)

/** Of a prepared statement, and not of what a portal will return. */
const describesStatement = (message: Uint8Array) => isA(message, 'D') && message[5] === 'S'.charCodeAt(0)

/**
 * The driver sends a statement in six messages, and has Postgres answer each: what types its parameters have, for example. For a
 * small statement that takes longer than the work. The types stay as they are until the schema changes, so a statement that comes
 * again is sent whole.
 */
export function sendStatementsAtOnce(driver: PGlite): void {
  const send: Send = driver.execProtocolStream.bind(driver)
  const known = new Map<string, Answer>()
  let statement = ''
  let held: Uint8Array[] = []

  const sendHeld: Send = (message, options) => {
    const messages = Buffer.concat([...held, message])
    held = []
    return send(messages, options)
  }

  const hold = (message: Uint8Array): Answer => {
    held.push(message)
    return []
  }

  async function describe(...[message, options]: Parameters<Send>): Promise<Answer> {
    const before = known.get(statement)
    if (before) return before
    const answer = await sendHeld(message, options)
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(statement, answer)
    return answer
  }

  driver.execProtocolStream = async (message, options) => {
    if (isA(message, 'P')) {
      statement = Buffer.from(message).toString('latin1')
      held = []
      return hold(message)
    }
    if (describesStatement(message)) return describe(message, options)
    if (isA(message, 'B') || isA(message, 'D')) return hold(message)
    if (isA(message, 'E')) return sendHeld(message, options)
    // The end of a statement: a parameter that could not be written left the rest unsent. Or a script, which may change the schema.
    held = []
    if (!isA(message, 'S')) known.clear()
    return send(message, options)
  }
}
