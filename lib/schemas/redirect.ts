import * as z from 'zod/mini'
import { webAddress } from '@/lib/leads/web-address'
import { problemOfPath, problemOfTarget } from '@/lib/seo/redirect-rules'
import { normalizePath } from '@/lib/seo/site-address'
import { redirectFields } from './redirect-fields'
import { requiredText } from './text-rules'

const NOT_A_TARGET = 'Enter a path of this site, as in /videos, or an address that starts with https://'

/** People paste whole addresses. What stands before the path is cut off where it is our own. */
const withoutOrigin = (typed: string, origin: string) =>
  typed.startsWith(`${origin}/`) || typed === origin ? typed.slice(origin.length) || '/' : typed

const refine = (problemOf: (text: string) => string | null) =>
  z.check<string>(({ value, issues }) => {
    const message = problemOf(value)
    if (message !== null) issues.push({ code: 'custom', input: value, message })
  })

function toTarget(typed: string): string {
  if (typed.startsWith('/')) return typed.length > 1 ? typed.replace(/\/+(?=$|[?#])/, '') : typed
  return (typed.startsWith('https://') && webAddress(typed)) || typed
}

const isTarget = (target: string) =>
  /^(\/(?!\/)|https:\/\/)[^\s\\]*$/.test(target) && (target.startsWith('/') || webAddress(target) !== null)

/** @param origin of this site, as in 'https://example.com' */
export function redirectSchema(origin: string) {
  const path = z.pipe(
    requiredText(redirectFields.path),
    z.pipe(
      z.transform((typed: string) => {
        const own = withoutOrigin(typed, origin)
        return normalizePath(own.split(/[?#]/, 1)[0] ?? '') ?? own
      }),
      z.string().check(refine(problemOfPath)),
    ),
  )
  const target = z.pipe(
    requiredText(redirectFields.target),
    z.pipe(
      z.transform((typed: string) => toTarget(withoutOrigin(typed, origin))),
      z
        .string()
        .check(
          z.refine(isTarget, { error: NOT_A_TARGET, abort: true }),
          refine(problemOfTarget),
          z.maxLength(redirectFields.target.max, NOT_A_TARGET),
        ),
    ),
  )
  return { path, target, both: z.object({ path, target }) }
}
