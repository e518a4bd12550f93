import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

const WELL_FORMED = /^[A-Za-z\d-]{8,64}$/

/** One for the whole process: Next bundles `instrumentation.ts` and the pages apart, each with a copy of this module. */
const requests = ((globalThis as Record<symbol, unknown>)[Symbol.for('fieldlight.requests')] ??=
  new AsyncLocalStorage<string>()) as AsyncLocalStorage<string>

/**
 * What a request is called in the logs.
 *
 * @param isTrusted whether a proxy of ours sets `X-Request-Id`; otherwise it is the sender's, who may claim anything
 */
export function chooseRequestId(header: string | string[] | undefined, isTrusted: boolean): string {
  return isTrusted && typeof header === 'string' && WELL_FORMED.test(header) ? header : randomUUID()
}

/** Null outside requests, as while a page is made at build. Reading it makes no page dynamic. */
export const requestId = (): string | null => requests.getStore() ?? null

/** For the rest of the work that the caller belongs to. */
export const enterRequest = (id: string): void => requests.enterWith(id)
