import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { FILE_POLICY, POLICY_HEADER } from './base-policy'
import { POLICY_OF_FAILED, policyOfStored } from './site-policy'

const saysWhatScriptsMay = (policy: string) => policy.includes('script-src ')
/** The policies of files that have their own, the worker and the image optimizer's pictures, say nothing of frames. */
const isOfPage = (policy: string) => policy.includes('frame-ancestors ')

/**
 * The one policy that an answer leaves with. Next adds a page's own behind the one that every answer has; what is no page
 * loads nothing, unless it says itself what it may; a page without one is a failure, and never goes without.
 */
export function choosePolicy(given: string | undefined, type: string, status: number): string {
  if (!type.startsWith('text/html')) return given && !isOfPage(given) ? given : FILE_POLICY
  if (given && saysWhatScriptsMay(given)) return given
  return status < 400 ? policyOfStored([]) : POLICY_OF_FAILED
}

/** @param said headers that are not set before, but come with the head */
function settlePolicy(response: ServerResponse, said: Record<string, unknown>): void {
  const given = [response.getHeader(POLICY_HEADER) ?? []].flat().at(-1)
  const type = String(
    said['Content-Type'] ?? said['content-type'] ?? response.getHeader('content-type') ?? '',
  )
  // What has no content has nothing to protect, but a browser takes the headers of a 304 over for the page that it keeps.
  if (response.statusCode === 304) return void (given && response.setHeader(POLICY_HEADER, String(given)))
  response.setHeader(POLICY_HEADER, choosePolicy(given?.toString(), type, response.statusCode))
}

/**
 * Settles the policy of each answer when its head is about to be sent, below Next: pages from the cache, from a render and
 * from a failure come by different ways. It also drops what a sender calls a policy, because Next would take a nonce from it and
 * store it with the page.
 */
export function guardAnswers(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    delete request.headers[POLICY_HEADER]
    delete request.headers[`${POLICY_HEADER}-report-only`]
    const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
    response.writeHead = (...head: unknown[]) => {
      if (typeof head[0] === 'number') response.statusCode = head[0]
      const said = head.at(-1)
      settlePolicy(response, typeof said === 'object' && said ? (said as Record<string, unknown>) : {})
      return writeHead(...head)
    }
  })
}
