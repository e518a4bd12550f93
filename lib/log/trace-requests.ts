import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { env } from '@/lib/env'
import { chooseRequestId, enterRequest } from './request-id'

/**
 * Gives every request its id before Next sees it. Node announces requests itself, so that neither middleware nor a read of
 * the headers is needed, and pages stay static.
 */
export function traceRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    enterRequest(chooseRequestId(request.headers['x-request-id'], env.TRUST_REQUEST_ID))
  })
}
