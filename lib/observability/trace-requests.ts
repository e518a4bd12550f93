import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { enterRequest } from '@/lib/next-runtime/current-request'
import { decodableAddress } from '@/lib/next-runtime/decodable-address'
import { env } from '@/lib/env'
import { chooseRequestId } from './request-id'

/**
 * Gives every request its id, and a path that can be read, before Next sees it. Node announces requests itself, so that
 * neither middleware nor a read of the headers is needed, and pages stay static.
 */
export function traceRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    if (request.url) request.url = decodableAddress(request.url)
    enterRequest({ id: chooseRequestId(request.headers['x-request-id'], env.TRUST_REQUEST_ID), response })
  })
}
