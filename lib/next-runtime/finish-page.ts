import { holdScripts } from './hold-scripts.ts'
import { POLICY_HEADER } from './policy/base-policy.ts'
import { FAILED_PAGE_POLICY, SCRIPTLESS_PAGE_POLICY, sitePolicyOfStored } from './policy/page-policy.ts'
import { policyFallback, type PolicyFallback } from './runtime-events.ts'
import { hashScripts } from './script-hashes.ts'

type Page = { html: string; headers?: Record<string, unknown>; status?: number }

/** Holds the scripts and sets the policy. With a part of its scripts React would replace the page by an error screen. */
export function finishPage<Value extends Page>(page: Value, key: string): Value {
  if (page.headers?.[POLICY_HEADER]) return page
  // The HTML of an unknown slug is empty: its scripts draw the page.
  const isDrawnByScripts = page.status === 404
  const html = isDrawnByScripts ? page.html : holdScripts(page.html)
  const hashes = hashScripts(html)
  const withPolicy = (text: string, policy: string) => ({
    ...page,
    html: text,
    headers: { ...page.headers, [POLICY_HEADER]: policy },
  })
  if (hashes) return withPolicy(html, sitePolicyOfStored(hashes))
  policyFallback.publish({ page: key, status: page.status ?? 200 } satisfies PolicyFallback)
  return withPolicy(page.html, isDrawnByScripts ? FAILED_PAGE_POLICY : SCRIPTLESS_PAGE_POLICY)
}
