import 'server-only'
import type { ServerResponse } from 'node:http'
import { onRequest } from '../request-context.ts'
import { policyFallback, type PolicyFallback } from '../runtime-events.ts'
import { FILE_POLICY, POLICY_HEADER } from './base-policy'
import { FAILED_PAGE_POLICY, SCRIPTLESS_PAGE_POLICY } from './page-policy'

const isForScripts = (policy: string) => policy.includes('script-src ')
/** The worker and the image optimizer's responses have their own policies, without frame-ancestors. */
const isForPage = (policy: string) => policy.includes('frame-ancestors ')

/** @param given the last policy that Next has set: it adds the page's own after the general one */
export function choosePolicy(given: string | undefined, type: string, status: number): string {
  if (!type.startsWith('text/html')) return given && !isForPage(given) ? given : FILE_POLICY
  if (given && isForScripts(given)) return given
  if (status >= 400) return FAILED_PAGE_POLICY
  policyFallback.publish({ page: null, status } satisfies PolicyFallback)
  return SCRIPTLESS_PAGE_POLICY
}

/** @param head headers passed to `writeHead`, which are not set on the response yet */
function setPolicy(response: ServerResponse, head: Record<string, unknown>): void {
  const given = [response.getHeader(POLICY_HEADER) ?? []].flat().at(-1)
  const type = String(
    head['Content-Type'] ?? head['content-type'] ?? response.getHeader('content-type') ?? '',
  )
  // The browser applies the headers of a 304 to the page that it has stored: keep the page's own policy.
  if (response.statusCode === 304) return void (given && response.setHeader(POLICY_HEADER, String(given)))
  response.setHeader(POLICY_HEADER, choosePolicy(given?.toString(), type, response.statusCode))
}

/** Sets one policy on each response, and drops policies from requests: Next would store their nonce with a page. */
export function enforceResponsePolicy(): void {
  onRequest((request, response) => {
    delete request.headers[POLICY_HEADER]
    delete request.headers[`${POLICY_HEADER}-report-only`]
    const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
    response.writeHead = (...head: unknown[]) => {
      if (typeof head[0] === 'number') response.statusCode = head[0]
      const headers = head.at(-1)
      setPolicy(response, typeof headers === 'object' && headers ? (headers as Record<string, unknown>) : {})
      return writeHead(...head)
    }
  })
}
