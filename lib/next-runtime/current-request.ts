import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'

type CurrentRequest = {
  /** What it is called in the logs. */
  id: string
  /** Node's own, below Next's. */
  response: ServerResponse
}

/** One for the whole process: Next bundles `instrumentation.ts` and the pages apart, each with a copy of this module. */
const requests = ((globalThis as Record<symbol, unknown>)[Symbol.for('fieldlight.requests')] ??=
  new AsyncLocalStorage<CurrentRequest>()) as AsyncLocalStorage<CurrentRequest>

/** Null outside requests, as while a page is made at build. Reading it makes no page dynamic. */
export const currentRequest = (): CurrentRequest | null => requests.getStore() ?? null

/** For the rest of the work that the caller belongs to. */
export const enterRequest = (request: CurrentRequest): void => requests.enterWith(request)

/**
 * Tells the browser how long the answer will be, in bytes, so that it can show how much is still to come. Next takes
 * Content-Length off whatever a route handler answers, because a body may have been decoded on its way; ours has not.
 */
export function declareLength(bytes: number): void {
  currentRequest()?.response.setHeader('Content-Length', bytes)
}
