import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { onRequest } from './request-context'

type Send = (chunk?: unknown, ...rest: unknown[]) => unknown

/**
 * @param chunk what Next sends; undefined where it only ends
 * @returns what is sent instead
 */
type Change = (chunk: unknown, isLast: boolean) => unknown

/** Null for what is no text, as the end of a response. */
export const textOf = (chunk: unknown): string | null =>
  typeof chunk === 'string' ? chunk : chunk instanceof Uint8Array ? Buffer.from(chunk).toString() : null

/** Sees text: stays in front of what Next's compression puts there later. `compress-once.ts` does so for `end` already. */
function standBefore(response: ServerResponse, name: 'write' | 'end', change: Change): void {
  const known = Object.getOwnPropertyDescriptor(response, name)?.set
  const own = response[name].bind(response) as Send
  let wrapped: Send | null = null
  const changed = (chunk: unknown) => change(chunk, name === 'end')
  // The compression reads this once, and calls it with each of its own chunks and at its end.
  const base: Send = (chunk, ...rest) => own(wrapped ? chunk : changed(chunk), ...rest)
  const front: Send = (chunk, ...rest) => (wrapped ?? own).call(response, changed(chunk), ...rest)
  Object.defineProperty(response, name, {
    get: () => (wrapped ? front : base),
    set: (next: Send) => (known ? known.call(response, next) : (wrapped = next)),
  })
}

const changers: ((request: IncomingMessage, response: ServerResponse) => Change)[] = []

/** Those that are added first change a text first. */
export function changeText(changer: (typeof changers)[number]): void {
  if (changers.push(changer) > 1) return
  onRequest((request, response) => {
    const changes = changers.map((make) => make(request, response))
    const change: Change = (chunk, isLast) => changes.reduce((text, one) => one(text, isLast), chunk)
    standBefore(response, 'write', change)
    standBefore(response, 'end', change)
  })
}
