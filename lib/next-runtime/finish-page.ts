import { POLICY_HEADER } from './policy/base-policy.ts'
import { policyOfStored } from './policy/site-policy.ts'
import { hashScripts } from './page-scripts.ts'
import { paintFirst } from './paint-first.ts'

type Page = { html: string; headers?: Record<string, unknown>; status?: number }

/** The page as it is handed out: with its scripts behind the first paint, and the policy that lets those of them run. */
export function finishPage<Value extends Page>(page: Value): Value {
  if (page.headers?.[POLICY_HEADER]) return page
  // What Next answers to an unknown slug is drawn by its scripts alone.
  const html = page.status === 404 ? page.html : paintFirst(page.html)
  return { ...page, html, headers: { ...page.headers, [POLICY_HEADER]: policyOfStored(hashScripts(html)) } }
}
