import { randomUUID } from 'node:crypto'
import { currentRequest } from '@/lib/next-runtime/current-request'

const WELL_FORMED = /^[A-Za-z\d-]{8,64}$/

/**
 * What a request is called in the logs.
 *
 * @param isTrusted whether a proxy of ours sets `X-Request-Id`; otherwise it is the sender's, who may claim anything
 */
export function chooseRequestId(header: string | string[] | undefined, isTrusted: boolean): string {
  return isTrusted && typeof header === 'string' && WELL_FORMED.test(header) ? header : randomUUID()
}

/** Null outside requests, as while a page is made at build. Reading it makes no page dynamic. */
export const requestId = (): string | null => currentRequest()?.id ?? null
