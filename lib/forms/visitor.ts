import { isOwnOrigin } from '@/lib/forms/own-origin'
import { clientAddress, hashAddress } from './client-address'
import type { FormValues } from './form-state'
import { SOURCE_PARAM, visitorFields } from './visitor-fields'

const MIN_FILL_MS = 2_000
const MAX_SOURCE_LENGTH = 200

export type Visitor = {
  /** Tells senders apart for the rate limit without keeping who they are. */
  addressHash: string
  /** The same when a form is sent twice: the ticket that scripts make for one filling, or without it the address. */
  sender: string
  /** Without it a form is the same only for a while, which the database measures. */
  hasTicket: boolean
  /** The page that led here, as the link named it. Null when unknown. */
  source: string | null
}

export type VisitorRequest = {
  form: string
  values: FormValues
  headers: Pick<Headers, 'get'>
  /** Proxies of ours in front of the server, see `clientAddress`. */
  proxyHops: number
  siteUrl: string
  secret: string
}

function isTooFast(fillTime: string | undefined): boolean {
  if (fillTime === undefined) return false
  return !(Number(fillTime) >= MIN_FILL_MS)
}

/** Without JavaScript the form's own address, which carries the parameter, arrives as the referrer. */
function readSource(values: FormValues, referer: string | null): string | null {
  const page = referer && URL.canParse(referer) ? new URL(referer) : null
  const source = values[visitorFields.source] || page?.searchParams.get(SOURCE_PARAM) || page?.pathname
  // The cut may halve a character, and Postgres refuses halves.
  return (
    source
      ?.replace(/\p{Cc}/gu, '')
      .slice(0, MAX_SOURCE_LENGTH)
      .toWellFormed() || null
  )
}

/** Null when the request does not come from a person who filled the form on this site. */
export function readVisitor(request: VisitorRequest): Visitor | null {
  const { form, values, headers, proxyHops, siteUrl, secret } = request
  if (!isOwnOrigin(headers.get('origin'), siteUrl)) return null
  if (values[visitorFields.trap] || isTooFast(values[visitorFields.fillTime])) return null
  const ticket = values[visitorFields.ticket]
  const addressHash = hashAddress(clientAddress(headers.get('x-forwarded-for'), proxyHops), secret)
  return {
    addressHash,
    sender: `${form} ${ticket || addressHash}`,
    hasTicket: Boolean(ticket),
    source: readSource(values, headers.get('referer')),
  }
}
